import type { R2Bucket } from "@cloudflare/workers-types";
import * as v from "valibot";
import { pushPayloadSchema } from "~/domain/notice/notice";
import { LOCAL_PUSH_HOST } from "~/domain/notice/push-device";
import { localCopies } from "../../local-copies.server";
import type { PushSender } from "./push-port.server";

const localPushSchema = v.object({
  ...pushPayloadSchema.entries,
  /** Whose service it went to. */
  host: v.string(),
  outcome: v.picklist(["sent", "gone", "failed"]),
  sentAt: v.string(),
});
export type LocalPush = v.InferOutput<typeof localPushSchema>;

const pushesIn = (bucket: R2Bucket) => localCopies(bucket, "push/", localPushSchema);

/** The pushes of one's own machine. */
export function localPushes(bucket: R2Bucket): { list: () => Promise<LocalPush[]> } {
  return { list: () => pushesIn(bucket).list() };
}

/** Throws away all copies: any of them may name somebody who has left. */
export function deleteLocalPushes(bucket: R2Bucket): Promise<void> {
  return pushesIn(bucket).deleteAbout(() => true);
}

/**
 * On one's own machine: sends pushes as `sender` does and keeps a copy of each. What is for the machine's own stand-in
 * goes nowhere else.
 */
export function withLocalCopies(
  sender: PushSender,
  { bucket, clock }: { bucket: R2Bucket; clock: () => number },
): PushSender {
  const pushes = pushesIn(bucket);
  return {
    async send(device, payload) {
      const host = URL.canParse(device.address) ? new URL(device.address).hostname : device.channel;
      const keep = async (outcome: LocalPush["outcome"]) => {
        const now = clock();
        await pushes.keep({ ...payload, host, outcome, sentAt: new Date(now).toISOString() }, now);
      };
      try {
        const outcome = host === LOCAL_PUSH_HOST ? "sent" : await sender.send(device, payload);
        await keep(outcome);
        return outcome;
      } catch (error) {
        await keep("failed");
        throw error;
      }
    },
  };
}
