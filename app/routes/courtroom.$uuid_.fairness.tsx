import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FairnessPage } from "~/components/verdict/fairness-page";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";
import { uuidParam } from "~/server/page/uuid-param.server";

export const meta: MetaFunction = () => [
  { title: `How fair was this? · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ params, context: { services, visitor } }: LoaderFunctionArgs) {
  const uuid = uuidParam(params.uuid);
  return answerLoader(() => services.courtroom.getFairness(visitor, uuid));
}

export default function CourtroomFairness() {
  return <FairnessPage {...useLoaderData<typeof loader>()} />;
}
