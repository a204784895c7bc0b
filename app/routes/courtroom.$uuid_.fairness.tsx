import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { FairnessPage } from "~/components/verdict/fairness-page";
import { uuidSchema } from "~/domain/pettysuit/pettysuit";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `How fair was this? · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ params, context: { services, visitor } }: LoaderFunctionArgs) {
  const uuid = v.safeParse(uuidSchema, params.uuid);
  if (!uuid.success) throw data(null, { status: 404 });
  return answerLoader(() => services.courtroom.getFairness(visitor, uuid.output));
}

export default function CourtroomFairness() {
  return <FairnessPage {...useLoaderData<typeof loader>()} />;
}
