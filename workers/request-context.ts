import type { ErrorCode } from "~/domain/error-code";
import type { Visitor } from "~/server/account/visitor.server";
import type { Services } from "~/server/composition.server";
import type { Settings } from "~/server/env.server";
import type { WebEnv } from "./web-env";

/** What every handler of the web Worker finds beside its request. */
export interface WebContext {
  Bindings: WebEnv;
  Variables: {
    requestId: string;
    settings: Settings;
    services: Services;
    visitor: Visitor;
    /** Allows this response's own inline scripts and no others. */
    cspNonce: string;
    /** Public origin of the site, without a slash at its end. */
    siteOrigin: string;
    /** Set where the answer is a refusal. */
    refusedAs?: ErrorCode;
    /** Set by what other sites may show on their pages: pictures and the frame of a shared verdict. */
    isForOtherSites?: true;
  };
}
