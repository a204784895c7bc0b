import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SupportPage } from "~/components/support/support-page";
import { helpIn } from "~/domain/screening/help-lines";

/** No header, no court. */
export const handle = { bare: true };

/**
 * The title says nothing to whoever looks over a shoulder or through a history; other sites don't learn who sent them.
 */
export const meta: MetaFunction = () => [
  { title: "Information" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Neither the back button's cache nor a shared disk keeps it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** The country by choice, where the page runs without scripts, or by the network. Nothing is read from a session. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const help = helpIn(new URL(request.url).searchParams.get("country")) ?? helpIn(context.country);
  return { knownCountry: help?.code ?? null };
}

export default function Support() {
  return <SupportPage {...useLoaderData<typeof loader>()} />;
}
