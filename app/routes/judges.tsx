import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { drawSampleTalk } from "~/components/how-it-works/draw-samples.server";
import { JudgesPage } from "~/components/judge/judges-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";
import { sitePictureTags } from "~/domain/site-pictures";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    `Meet Your AI Judges · ${PRODUCT_NAME}`,
    "Eight AI judges and how each of them rules on the same carton of milk. Pick a voice, then file your case.",
    data?.picture,
  );

export function loader({ context: { siteOrigin } }: LoaderFunctionArgs) {
  return { talk: drawSampleTalk(), picture: sitePictureTags("judges", siteOrigin) };
}

export default function Judges() {
  return <JudgesPage talk={useLoaderData<typeof loader>().talk} />;
}
