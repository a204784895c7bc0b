import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MyCourtsPage } from "~/components/my-cases/my-courts-page";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `All Courts & Battles · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(() => services.myCases.listOwnCases(visitor));
}

export default function MyCourts() {
  return <MyCourtsPage {...useLoaderData<typeof loader>()} />;
}
