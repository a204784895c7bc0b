import type { Visitor } from "./account/visitor.server";
import type { Services } from "./composition.server";

/** What loaders and actions find in Remix's `context`: who may be there, and the services to call. */
export interface PageContext {
  services: Services;
  visitor: Visitor;
  cspNonce: string;
  /** Public origin of the site, without a slash at its end. */
  siteOrigin: string;
  /** Takes a public card that must not be seen any more out of this edge's cache. */
  forgetAtEdge: (shareId: string) => Promise<void>;
  requestId: string;
  /** Two letters, by the network that the request came through; null where it does not tell. */
  country: string | null;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}
