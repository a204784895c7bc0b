import * as v from "valibot";
import { SEATS } from "../case/seat";
import { typedText } from "../text";
import { MESSAGE_MAX, messageTooLong } from "./message-length";
import { reactionsSchema } from "./reactions";

/** What a party may say in court: text, not blank, at most `MESSAGE_MAX` code points after normalizing. */
export const messageContentSchema = v.pipe(
  typedText(MESSAGE_MAX, messageTooLong),
  v.nonEmpty("Please write something before you send."),
);

/** A message as both parties get it. */
export const courtroomMessageSchema = v.object({
  uuid: v.string(),
  courtroomUuid: v.string(),
  senderUuid: v.string(),
  /** Which side said it. A guest who logs in becomes another uuid; their side stays. */
  seat: v.picklist(SEATS),
  sender: v.object({ displayName: v.string() }),
  content: v.string(),
  /** ISO 8601 in UTC, by the court's clock. */
  createdAt: v.string(),
  reactions: reactionsSchema,
  /** Place in the transcript from 1, without gaps: what the judge's exhibits count by. */
  number: v.number(),
  /** The sender's own id for it: the same id twice is one message. */
  clientId: v.string(),
  /** A BCP 47 tag where it is known not to be in English. Left out by a court that is older than its page. */
  language: v.optional(v.nullable(v.string()), null),
});
export type CourtroomMessage = v.InferOutput<typeof courtroomMessageSchema>;
