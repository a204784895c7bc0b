import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "~/components/terms/privacy-page";
import { pageMeta } from "~/domain/page-meta";
import { contactAddress, PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(`Privacy · ${PRODUCT_NAME}`, "What the court keeps of you, who reads it, and how all of it goes again.");

export function loader({ context }: LoaderFunctionArgs) {
  return { contact: contactAddress(new URL(context.siteOrigin).hostname) };
}

export default function Privacy() {
  return <PrivacyPage {...useLoaderData<typeof loader>()} />;
}
