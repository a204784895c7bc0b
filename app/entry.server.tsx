import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { FurtherDown } from "./components/home/further-down";
import { AtHandProvider } from "./components/home/when-near";
import { handoffScript } from "./handoff-script";
import { NonceProvider } from "./hooks/use-nonce";

/**
 * Renders a page in one piece. No page waits for anything after its loader, and streaming would cost several times the
 * CPU for the same bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  { cspNonce }: AppLoadContext,
) {
  const markup = renderToString(
    <NonceProvider value={cspNonce}>
      <AtHandProvider value={FurtherDown}>
        <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
      </AtHandProvider>
    </NonceProvider>,
  );
  const handoff = serverHandoffStream === undefined ? "" : await handoffScript(serverHandoffStream, cspNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${markup.replace("</body></html>", () => `${handoff}</body></html>`)}`, {
    status,
    headers,
  });
}

/** Refusals that a page has words for are no faults; the rest is logged without anybody's text. */
export { handleError } from "~/server/observability/page-error.server";
