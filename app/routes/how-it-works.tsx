import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { drawSampleCard, drawSampleTalk } from "~/components/how-it-works/draw-samples.server";
import { HowItWorksPage } from "~/components/how-it-works/how-it-works-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(
    `How It Works · ${PRODUCT_NAME}`,
    "File your case, swipe to answer, get your verdict: how two people settle a petty dispute before an AI judge.",
  );

export function loader({ context }: LoaderFunctionArgs) {
  return { talk: drawSampleTalk(), card: drawSampleCard(new URL(context.siteOrigin).host) };
}

export default function HowItWorks() {
  return <HowItWorksPage {...useLoaderData<typeof loader>()} />;
}
