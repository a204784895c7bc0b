import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SupportPage } from "~/components/support/support-page";
import { helpIn } from "~/domain/screening/help-lines";
import { regionOfLanguages } from "~/domain/screening/likely-country";

/** No header, no court. */
export const handle = { bare: true };

/**
 * The title says nothing to whoever looks over a shoulder or through a history; other sites don't learn who sent them.
 * This one does, also from the page that somebody goes back to: it takes no form from nowhere.
 */
export const meta: MetaFunction = () => [
  { title: "Information" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

/** Neither the back button's cache nor a shared disk keeps it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/**
 * The country by choice, where the page runs without scripts, by the network, or else by the browser's language.
 * Nothing is read from a session.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const sure = helpIn(new URL(request.url).searchParams.get("country")) ?? helpIn(context.country);
  const help = sure ?? helpIn(regionOfLanguages(request.headers.get("accept-language")));
  return {
    countryHint: { code: help?.code ?? null, isSure: sure !== null },
    cameFrom: ownPath(request.headers.get("referer"), context.siteOrigin),
  };
}

/** The path of a page of this site that is no calm one; home for all else. */
function ownPath(address: string | null, siteOrigin: string): string {
  const page = address?.startsWith(`${siteOrigin}/`) ? address.slice(siteOrigin.length) : "/";
  return /^\/(?!\/|support\b)/u.test(page) ? page : "/";
}

export default function Support() {
  return <SupportPage {...useLoaderData<typeof loader>()} />;
}
