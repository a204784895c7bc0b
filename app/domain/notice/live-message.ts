import * as v from "valibot";
import { noticeSchema } from "./notice";

const unread = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What goes over a person's live connection, for both ends. The browser says nothing on it but the ping that the
 * platform answers without waking anybody.
 */
export const liveMessageSchema = v.variant("type", [
  /**
   * The first: how many notices are unread, and those that came since the moment that the browser asked for. `at` is
   * now by the court's clock, in Unix milliseconds: a browser that loses the connection has missed what comes later.
   */
  v.object({
    type: v.literal("welcome"),
    payload: v.object({ unread, notices: v.array(noticeSchema), at: v.number() }),
  }),
  /** Something happened. One with an id that is known takes the earlier one's place. */
  v.object({ type: v.literal("notice"), payload: v.object({ unread, notice: noticeSchema }) }),
  /** The case at this path has something new to see that is no notice. */
  v.object({ type: v.literal("case"), payload: v.object({ path: v.string() }) }),
  /** Notices were read, here or on another device. */
  v.object({ type: v.literal("read"), payload: v.object({ unread }) }),
]);
export type LiveMessage = v.InferOutput<typeof liveMessageSchema>;

/**
 * Clocks of two Workers differ: a notice may be dated so much earlier than one that was there before it, in
 * milliseconds. What a browser gets twice it knows by its id.
 */
export const LIVE_OVERLAP_MS = 60_000;
