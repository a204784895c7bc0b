import type { PageHandler } from "./web-app";

/** Whoever has no session sees what everybody sees: for so long it need not be read and drawn anew, in milliseconds. */
const KEPT_MS = 60_000;

interface KeptPage {
  html: string;
  headers: Headers;
  /** The nonce that its scripts were allowed by: each answer puts its own in its place. */
  nonce: string;
  keptAt: number;
}

/**
 * The same pages, but the front page for people without a session is kept in memory, by the origin it is for. Where it
 * can't be drawn anew, since the database is away, the last one is shown on.
 */
export function keepFrontPage(renderPage: PageHandler, clock: () => number = Date.now): PageHandler {
  const pages = new Map<string, KeptPage>();

  return async (request, { context }) => {
    if (!isForEverybody(request, context.visitor)) return renderPage(request, { context });
    const { siteOrigin, cspNonce } = context;
    const known = pages.get(siteOrigin);
    const showKnown = ({ html, headers, nonce }: KeptPage) =>
      new Response(html.replaceAll(nonce, cspNonce), { headers });
    if (known !== undefined && clock() - known.keptAt < KEPT_MS) return showKnown(known);
    const answer = await renderPage(request, { context });
    if (answer.status >= 500 && known !== undefined) return showKnown(known);
    // A cookie is one person's: kept, it would make everybody them.
    if (answer.status !== 200 || answer.headers.has("Set-Cookie")) return answer;
    const page = { html: await answer.text(), headers: answer.headers, nonce: cspNonce, keptAt: clock() };
    // One origin is served; a host of someone's own invention must not fill the memory.
    pages.clear();
    pages.set(siteOrigin, page);
    return new Response(page.html, { headers: page.headers });
  };
}

function isForEverybody({ method, url }: Request, visitor: { tokenHash: string | null }): boolean {
  const { pathname, search } = new URL(url);
  return method === "GET" && pathname === "/" && search === "" && visitor.tokenHash === null;
}
