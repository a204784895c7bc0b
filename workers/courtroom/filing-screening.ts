import { WorkerEntrypoint } from "cloudflare:workers";
import type { Screening } from "~/domain/screening/screening";
import { composeHouseScreening } from "~/server/composition.server";
import type { CourtroomEnv } from "./courtroom-env";

/**
 * Screens what is filed for the web Worker, by its service binding: what the screening has learnt is half a megabyte that the
 * courtrooms need beside them anyway, and a page does not.
 */
export class FilingScreening extends WorkerEntrypoint<CourtroomEnv> implements Screening {
  /** See `Screening`. */
  isTooSerious(texts: readonly string[]): Promise<boolean> {
    return composeHouseScreening().isTooSerious(texts);
  }
}
