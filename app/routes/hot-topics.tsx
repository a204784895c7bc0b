import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HotTopicsPage } from "~/components/topic/hot-topics-page";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => {
  const title = `Hot Topics · ${PRODUCT_NAME}`;
  const description =
    "Small habits before a large jury: swipe each one, and see what the petty community thinks of it.";
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary" },
  ];
};

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(() => services.topics.openHotTopics(visitor));
}

export default function HotTopics() {
  return <HotTopicsPage {...useLoaderData<typeof loader>()} />;
}
