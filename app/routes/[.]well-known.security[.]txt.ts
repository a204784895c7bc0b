import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { securityText } from "~/domain/security-text";

/** Where to tell of a hole in the court's wall (RFC 9116). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(securityText(context.siteOrigin, new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
