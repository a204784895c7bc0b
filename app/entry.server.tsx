import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { FurtherDown } from "./components/home/further-down";
import { AtHandProvider } from "./components/home/when-near";
import { PageScriptsProvider } from "./components/shell/page-scripts";
import { historyEntryScript } from "./components/ui/dialog/history-entry";
import { RulingAtHandProvider } from "./components/verdict/ruling/readable-ruling";
import SettledCase from "./components/verdict/ruling/settled-case";
import { earlyPressScript } from "./early-press";
import { handoffScript } from "./handoff-script";
import { NonceProvider } from "./hooks/use-nonce";
import { putScriptsBehind } from "./scripts-behind";
import { sayReference } from "./server/page/reference.server";

export { handleError } from "./handle-error";

/**
 * Renders a page in one piece. No page waits for anything after its loader, and streaming would cost several times the
 * CPU for the same bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  { cspNonce, requestId }: AppLoadContext,
) {
  const markup = renderToString(
    <NonceProvider value={cspNonce}>
      <AtHandProvider value={FurtherDown}>
        <RulingAtHandProvider value={SettledCase}>
          <PageScriptsProvider value={<Scripts nonce={cspNonce} />}>
            <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
          </PageScriptsProvider>
        </RulingAtHandProvider>
      </AtHandProvider>
    </NonceProvider>,
  );
  const handoff = serverHandoffStream === undefined ? "" : await handoffScript(serverHandoffStream, cspNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = putScriptsBehind(markup);
  const said = status < 400 ? page : sayReference(page, requestId);
  const scripts = earlyPressScript(cspNonce) + historyEntryScript(cspNonce) + handoff;
  return new Response(`<!DOCTYPE html>${said.replace("</body></html>", () => `${scripts}</body></html>`)}`, {
    status,
    headers,
  });
}
