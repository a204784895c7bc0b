import type { R2Bucket } from "@cloudflare/workers-types";
import { logError } from "../observability/log.server";

/**
 * Keeps what a model wrote before its words were a ruling. Nobody reads it but who looks into a complaint, and it is
 * longer than the verdict: D1 would be full of it first.
 */
export type KeepReplies = (ruled: { caseUuid: string; round: number }, replies: readonly string[]) => Promise<void>;

const folderOf = (caseUuid: string) => `replies/${caseUuid}/`;

/** Keeps replies in a bucket, a file for each round of a case. Where that fails the verdict holds without. */
export function keepRepliesIn(bucket: R2Bucket): KeepReplies {
  return async ({ caseUuid, round }, replies) => {
    await bucket.put(`${folderOf(caseUuid)}${round}.json`, JSON.stringify(replies)).catch((error: unknown) => {
      logError("replies_lost", error, { caseUuid });
    });
  };
}

/** Throws away what models wrote in any round of a case. */
export async function deleteReplies(bucket: R2Bucket, caseUuid: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: folderOf(caseUuid) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
