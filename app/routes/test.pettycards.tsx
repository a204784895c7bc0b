import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CardRendererTest } from "~/components/verdict/card/card-renderer-test";
import { PRODUCT_NAME } from "~/domain/product";
import { sampleCards } from "~/domain/verdict/sample-cards";

export const meta: MetaFunction = () => [
  { title: `Card renderer test · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { samples: sampleCards(new URL(context.siteOrigin).host) };
}

export default function PettyCards() {
  return <CardRendererTest samples={useLoaderData<typeof loader>().samples} />;
}
