import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TermsPage } from "~/components/terms/terms-page";
import { pageMeta } from "~/domain/page-meta";
import { contactAddress, PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(
    `Terms and Notice · ${PRODUCT_NAME}`,
    "What this court is for, what it is not, and what you let it do with what you write.",
  );

export function loader({ context }: LoaderFunctionArgs) {
  return { contact: contactAddress(new URL(context.siteOrigin).hostname) };
}

export default function Terms() {
  return <TermsPage {...useLoaderData<typeof loader>()} />;
}
