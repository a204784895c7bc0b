import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ShopPage } from "~/components/shop/shop-page";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () =>
  pageMeta(
    `Shop · ${PRODUCT_NAME}`,
    "Merchandise, premium features and digital collectibles of the court. Coming soon.",
  );

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({
    hasAccount: (await services.account.findViewer(visitor))?.isAccountUser ?? false,
  }));
}

export default function Shop() {
  return <ShopPage {...useLoaderData<typeof loader>()} />;
}
