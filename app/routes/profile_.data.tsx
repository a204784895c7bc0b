import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/components/my-data/my-data-page";
import { UnknownPerson } from "~/components/profile/unknown-person";
import { isAppError } from "~/domain/app-error";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `My data · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** Somebody unknown has no data, which is no error of theirs. */
export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({ myData: await services.myData.readMyData(visitor).catch(nobodyYet) }));
}

function nobodyYet(error: unknown): null {
  if (isAppError(error) && error.code === "no_session") return null;
  throw error;
}

export default function MyData() {
  const { myData } = useLoaderData<typeof loader>();
  return myData === null ? <UnknownPerson /> : <MyDataPage myData={myData} />;
}
