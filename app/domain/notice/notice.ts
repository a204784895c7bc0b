import * as v from "valibot";
import { NOTICE_KINDS } from "./notice-kind";

/** A person sees so many of their notices, the newest. */
export const NOTICES_LISTED = 50;

/** What is unread is counted among so many of the newest: more than anybody is told of one by one. */
export const NOTICES_COUNTED = 100;

/** A notice as its person reads it. */
export const noticeSchema = v.object({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  title: v.string(),
  body: v.string(),
  /** The page that it is about: a path of this site. */
  link: v.string(),
  read: v.boolean(),
  /** When it happened, or happened last. ISO 8601 in UTC. */
  createdAt: v.string(),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** What a push carries, encrypted: the browser shows it as it is. `id` lets a later word replace an earlier one. */
export const pushPayloadSchema = v.pick(noticeSchema, ["id", "title", "body", "link"]);
export type PushPayload = v.InferOutput<typeof pushPayloadSchema>;
