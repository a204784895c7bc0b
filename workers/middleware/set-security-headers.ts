import { createMiddleware } from "hono/factory";
import type { WebContext } from "../request-context";

const TURNSTILE = "https://challenges.cloudflare.com";

/**
 * Headers that keep a page to itself, but for what is made to stand on other sites' pages. Scripts run by nonce alone;
 * style attributes are allowed, since React writes them for cards that follow a finger. Turnstile's origin is let in
 * only where its keys are set.
 */
export const setSecurityHeaders = createMiddleware<WebContext>(async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  const isForOtherSites = c.var.isForOtherSites === true;
  if (!isForOtherSites) headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", isForOtherSites ? "cross-origin" : "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (c.req.url.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  if ((headers.get("Content-Type") ?? "").startsWith("text/html")) {
    const turnstile = c.var.settings.TURNSTILE_SITE_KEY === undefined ? "" : ` ${TURNSTILE}`;
    headers.set(
      "Content-Security-Policy",
      isForOtherSites ? FRAME_POLICY : contentSecurityPolicy(c.var.cspNonce, turnstile),
    );
  }
  // What one person reads must not be served to the next, nor lie on a disk that others read; what has a rule of its
  // own keeps it.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
});

/** Of a page that any site may frame: it has one of our pictures and a link, and can do nothing. */
const FRAME_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

function contentSecurityPolicy(nonce: string, turnstile: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${turnstile}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${turnstile === "" ? "'none'" : turnstile.trim()}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
