import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdDesk } from "~/components/moderation/ads/ad-desk";
import { deskMeta } from "~/components/moderation/desk-meta";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("Sponsored cards");

export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return { ads: await answerAsUnknown(() => services.adDesk.listAds(visitor)) };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Ads() {
  return <AdDesk {...useLoaderData<typeof loader>()} />;
}
