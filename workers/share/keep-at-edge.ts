import { createMiddleware } from "hono/factory";
import { EDGE_WINDOW_SECONDS, SHARED_PICTURE_FILES, sharePath } from "~/domain/verdict/shared-verdict";
import type { WebContext } from "../request-context";

/**
 * Keeps good answers in the edge's cache for the rest of the half minute, so that a verdict which thousands look at
 * asks the database twice a minute at each edge. The key carries the half minute: an answer can't outlive it, however a
 * cache reads its headers.
 */
export const keepAtEdge = createMiddleware<WebContext>(async (c, next) => {
  const key = keyOf(c.var.siteOrigin, c.req.path, c.req.query("scale"));
  const kept = await caches.default.match(key);
  if (kept !== undefined) {
    c.res = new Response(kept.body, kept);
    return;
  }
  await next();
  if (c.res.status !== 200) return;
  c.executionCtx.waitUntil(caches.default.put(key, c.res.clone()));
});

/** Takes everything about a sealed verdict out of this edge's cache. Elsewhere the half minute ends. */
export async function forgetAtEdge(siteOrigin: string, shareId: string): Promise<void> {
  const path = sharePath(shareId);
  const pictures = Object.values(SHARED_PICTURE_FILES).map((file) => path + file);
  const keys = [
    ...[...pictures, `${path}/embed`].map((address) => keyOf(siteOrigin, address, undefined)),
    ...["1", "2", "3"].map((scale) => keyOf(siteOrigin, path + SHARED_PICTURE_FILES.card, scale)),
  ];
  await Promise.all(keys.map((key) => caches.default.delete(key)));
}

function keyOf(siteOrigin: string, path: string, scale: string | undefined): string {
  const window = Math.floor(Date.now() / (EDGE_WINDOW_SECONDS * 1_000));
  return `${siteOrigin}${path}?${new URLSearchParams({ scale: scale ?? "1", window: String(window) })}`;
}
