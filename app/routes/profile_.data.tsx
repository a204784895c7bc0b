import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/components/my-data/my-data-page";
import { ShowCodeFirst } from "~/components/my-data/show-code-first";
import { UnknownPerson } from "~/components/profile/unknown-person";
import { isAppError } from "~/domain/app-error";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `My data · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** Somebody unknown has no data, which is no error of theirs; nor is a login that was too long ago. */
export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({ myData: await services.myData.readMyData(visitor).catch(whyNotYet) }));
}

function whyNotYet(error: unknown): "nobody" | "login_too_old" {
  if (isAppError(error) && error.code === "no_session") return "nobody";
  if (isAppError(error) && error.code === "login_too_old") return "login_too_old";
  throw error;
}

export default function MyData() {
  const { myData } = useLoaderData<typeof loader>();
  if (myData === "nobody") return <UnknownPerson />;
  return myData === "login_too_old" ? <ShowCodeFirst /> : <MyDataPage myData={myData} />;
}
