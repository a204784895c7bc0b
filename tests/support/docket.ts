import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { storedRows } from "./stored";

/** The docket of a case. */
export const docketOf = (caseUuid: string) => env.DOCKET.getByName(caseUuid);

/** When the docket looks at a case next, in Unix milliseconds, or null. */
export const nextLookAt = (caseUuid: string) =>
  runInDurableObject(docketOf(caseUuid), (_docket, { storage }) => storage.getAlarm());

/** The verdict of a case as the database holds it; no row where there is none. */
export const verdictsOf = (caseUuid: string) => storedRows("select * from verdicts where case_uuid = ?", caseUuid);
