import { maybeSerious, tooSerious } from "~/domain/app-error";
import type { Screening, Seriousness } from "~/domain/screening/screening";
import { logEvent } from "../observability/log.server";

/**
 * Refuses texts that are clearly too serious to be petty (docs/rules.md#too-serious), and says how the others read. To
 * be called before anything is generated, spent or stored. The log learns that it happened and nothing else: no text,
 * no kind and nobody's id.
 */
export async function refuseSerious(screening: Screening, ...texts: string[]): Promise<Exclude<Seriousness, "clear">> {
  const seriousness = await screening.howSerious(texts);
  if (seriousness !== "clear") return seriousness;
  logEvent("too_serious", {});
  throw tooSerious();
}

/** The same, and asks the writer where it is unclear, unless they have said already that it is petty. */
export async function requirePetty(
  screening: Screening,
  { saysPetty = false }: { saysPetty?: boolean | undefined },
  ...texts: string[]
): Promise<void> {
  const seriousness = await refuseSerious(screening, ...texts);
  if (seriousness === "unclear" && !saysPetty) throw maybeSerious();
}
