import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ReferralPage } from "~/components/referral/referral-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () =>
  pageMeta(`Refer a Friend · ${PRODUCT_NAME}`, "Your own link to the petty court, and how many have come by it.");

export function loader({ context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({ referral: await services.referrals.findOwn(visitor), siteOrigin }));
}

export default function Refer() {
  return <ReferralPage {...useLoaderData<typeof loader>()} />;
}
