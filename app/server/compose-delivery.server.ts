import type { AnalyticsEngineDataset, D1Database, R2Bucket } from "@cloudflare/workers-types";
import type { JudgeCalls } from "~/domain/judge-calls";
import { keepRepliesIn } from "./case/kept-replies.server";
import { composeKinds } from "./compose-kinds.server";
import type { CourtroomPort } from "./courtroom/courtroom-port.server";
import { openDatabase } from "./database/client.server";
import { testimonyArchive } from "./deck/testimony-archive.server";
import { lookAtCase, type Tries } from "./docket/look-at-case.server";
import { openJudge } from "./judge/judge-client.server";
import type { NotifierPort } from "./notice/notifier-port.server";
import { measureBy } from "./observability/metrics.server";

/** What the courtroom Worker's platform gives to a delivery. */
export interface CourtroomPlatform {
  d1: D1Database;
  judge: JudgeCalls;
  clock: () => number;
  courtroom: CourtroomPort;
  notifier: NotifierPort;
  /** Where a model's replies and the testimony of decided cases are kept. */
  bucket: R2Bucket;
  /** Where rulings are counted, where the environment binds it. */
  analytics?: AnalyticsEngineDataset | undefined;
}

/**
 * What the docket does when a case is called: the bench rules, the verdict is stored and announced. Apart from the
 * services of the web Worker, so that the courtroom's carries none of them.
 */
export function composeDelivery({ d1, judge, clock, courtroom, notifier, bucket, analytics }: CourtroomPlatform) {
  const database = openDatabase(d1);
  const benches = openJudge(judge);
  const kinds = composeKinds(database, courtroom, testimonyArchive(bucket));
  const measure = measureBy(analytics);
  const keepReplies = keepRepliesIn(bucket);
  const newUuid = () => crypto.randomUUID();
  return (caseUuid: string, tries: Tries) =>
    lookAtCase({ database, benches, kinds, notifier, clock, newUuid, measure, keepReplies }, caseUuid, tries);
}
