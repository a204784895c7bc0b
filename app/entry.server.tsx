import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { FurtherDown } from "./components/home/further-down";
import { AtHandProvider } from "./components/home/when-near";
import { PageScriptsProvider } from "./components/shell/page-scripts";
import { historyEntryScript } from "./components/ui/dialog/history-entry";
import { RulingAtHandProvider } from "./components/verdict/ruling/readable-ruling";
import SettledCase from "./components/verdict/ruling/settled-case";
import { earlyInputScript } from "./early-input";
import { handoffScript } from "./handoff-script";
import { NonceProvider } from "./hooks/use-nonce";
import { beginScripts, SCRIPTS_ID } from "./scripts-after-paint";
import { sayReference } from "./server/page/reference.server";
import styles from "./styles/app.css?inline";
import { putStylesInPage } from "./styles-in-page";

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
  { cspNonce, requestId, visitor }: AppLoadContext,
) {
  const scripts = (
    <template id={SCRIPTS_ID}>
      <Scripts nonce={cspNonce} />
    </template>
  );
  const markup = renderToString(
    <NonceProvider value={cspNonce}>
      <AtHandProvider value={FurtherDown}>
        <RulingAtHandProvider value={SettledCase}>
          <PageScriptsProvider value={scripts}>
            <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
          </PageScriptsProvider>
        </RulingAtHandProvider>
      </AtHandProvider>
    </NonceProvider>,
  );
  const handoff = serverHandoffStream === undefined ? "" : await handoffScript(serverHandoffStream, cspNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const said = status < 400 ? markup : sayReference(markup, requestId);
  const atOnce = earlyInputScript(cspNonce) + historyEntryScript(cspNonce) + beginScripts(cspNonce);
  const page = said.replace("</template></body></html>", () => `${handoff}</template>${atOnce}</body></html>`);
  const isFirstVisit = visitor.tokenHash === null;
  const whole = isFirstVisit ? putStylesInPage(page, styles, cspNonce) : page;
  return new Response(`<!DOCTYPE html>${whole}`, { status, headers });
}
