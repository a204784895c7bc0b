import { tooSerious } from "~/domain/app-error";
import type { Screening } from "~/domain/screening/screening";
import { logEvent } from "../observability/log.server";

/**
 * Refuses texts that are too serious to be petty (docs/rules.md#too-serious). To be called before anything is
 * generated, spent or stored. The log learns that it happened and nothing else: no text, no kind and nobody's id.
 */
export async function requirePetty(screening: Screening, ...texts: string[]): Promise<void> {
  if (!(await screening.isTooSerious(texts))) return;
  logEvent("too_serious", {});
  throw tooSerious();
}
