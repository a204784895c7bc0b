import type { R2Bucket } from "@cloudflare/workers-types";
import * as v from "valibot";
import { type KeptTestimony, keptTestimonySchema } from "~/domain/deck/kept-testimony";
import { inTime } from "../in-time.server";
import { logError } from "../observability/log.server";

/** Where the testimony of decided cases lies once it has left the database (docs/rules.md#the-archive). */
export interface TestimonyArchive {
  /** What is kept of a case; null where nothing is, or nothing that can be read. Throws where that can't be known. */
  read(caseUuid: string): Promise<{ testimony: KeptTestimony; version: string } | null>;
  /** Keeps it in place of what is there. Given which `version` was read, does nothing once that is another one. */
  keep(caseUuid: string, testimony: KeptTestimony, version?: string): Promise<"kept" | "changed">;
  remove(caseUuid: string): Promise<void>;
}

const keyOf = (caseUuid: string) => `testimony/${caseUuid}.json`;

/** One file a case in a bucket. */
export function testimonyArchive(bucket: R2Bucket): TestimonyArchive {
  return {
    async read(caseUuid) {
      const file = await inTime("archive", bucket.get(keyOf(caseUuid)));
      if (file === null) return null;
      try {
        return { testimony: v.parse(keptTestimonySchema, await file.json()), version: file.etag };
      } catch {
        // Not the fault itself: it would say what stands there.
        logError("testimony_unreadable", new Error("The archive holds no testimony of this case."), { caseUuid });
        return null;
      }
    },

    async keep(caseUuid, testimony, version) {
      const onlyIf = version === undefined ? {} : { onlyIf: { etagMatches: version } };
      const kept: unknown = await bucket.put(keyOf(caseUuid), JSON.stringify(testimony), onlyIf);
      return kept === null ? "changed" : "kept";
    },

    remove: (caseUuid) => bucket.delete(keyOf(caseUuid)),
  };
}
