import type { ErrorCode } from "../error-code";

/** The calm page. It has no address per case and takes no text: nothing in a history tells what was written. */
export const SUPPORT_PATH = "/support";

/** The refusal that leads there. */
export const TOO_SERIOUS = "too_serious" satisfies ErrorCode;

/** The refusal that asks: the same call with `saysPetty` is taken, unless the text is clear. */
export const MAYBE_SERIOUS = "maybe_serious" satisfies ErrorCode;

/** Where a quick exit leads: a page that anyone may have been reading. Asked for only when the person leaves. */
export const NEUTRAL_SITE = "https://www.wikipedia.org/";
