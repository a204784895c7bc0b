import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";

/**
 * What a tab tells the others of its browser: that somebody logged in, or that nobody is there any more, whose data may
 * be gone too. The uuid says who and proves nothing (docs/rules.md#sessions-not-uuids): a tab that hears it asks the
 * court.
 */
export const mergeMessageSchema = v.variant("type", [
  v.object({ type: v.literal("MERGE_COMPLETE"), uuid: uuidSchema }),
  v.object({ type: v.literal("LOGGED_OUT") }),
  v.object({ type: v.literal("ACCOUNT_DELETED") }),
]);
export type MergeMessage = v.InferOutput<typeof mergeMessageSchema>;
