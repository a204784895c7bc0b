import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Settings } from "~/server/env.server";
// The one import of the built pages in the whole project; everything else runs and is tested without them.
import * as build from "../build/server/index.js";
import type { WebContext } from "./request-context";
import { forgetAtEdge } from "./share/keep-at-edge";

const handle = createRequestHandler(build satisfies ServerBuild);

/** Renders a page, or answers a page's data request or action. */
export function renderPage(request: Request, { context }: { context: WebContext["Variables"] }): Promise<Response> {
  return handle(request, {
    services: context.services,
    visitor: context.visitor,
    cspNonce: context.cspNonce,
    siteOrigin: context.siteOrigin,
    forgetAtEdge: (shareId) => forgetAtEdge(context.siteOrigin, shareId),
    requestId: context.requestId,
    country: countryOf(request, context.settings),
  });
}

/** Cloudflare tells it in a header or beside the request. Beside the latter, a server for development makes one up. */
function countryOf({ headers, cf }: Request, { ENVIRONMENT }: Settings): string | null {
  const told = headers.get("CF-IPCountry") ?? (ENVIRONMENT === "production" ? cf?.country : null);
  return typeof told === "string" ? told : null;
}
