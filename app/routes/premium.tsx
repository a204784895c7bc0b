import type { MetaFunction } from "@remix-run/cloudflare";
import { PremiumPage } from "~/components/shop/premium-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(`Premium · ${PRODUCT_NAME}`, "What is free in this court, which is everything, and what may come one day.");

export default function Premium() {
  return <PremiumPage />;
}
