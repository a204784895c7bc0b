import type { MetaFunction } from "@remix-run/cloudflare";
import { JoinInAppPage } from "~/components/invitation/entry/join-in-app-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(`Join a Case · ${PRODUCT_NAME}`, "Paste the invite link that you were sent, and take your seat in court.");

export default function JoinInApp() {
  return <JoinInAppPage />;
}
