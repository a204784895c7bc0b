import { PRODUCT_SLUG } from "~/domain/product";
import { readCookie } from "./read-cookie.server";

/** `__Host-` binds a cookie to this host and to HTTPS; plain HTTP is for one's own machine alone. */
function nameOf(request: Request, suffix: string): string {
  return `${isSecure(request) ? "__Host-" : ""}${PRODUCT_SLUG}${suffix}`;
}

/** The value of one of our cookies that scripts can't read, or null when there is none of the right form. */
export function readOwnCookie(request: Request, suffix: string, form: RegExp): string | null {
  return readCookie(request, nameOf(request, suffix), form);
}

/** The `Set-Cookie` value that keeps one of them for so many seconds; 0 makes the browser forget it. */
export function ownCookie(request: Request, suffix: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameOf(request, suffix)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
