import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { courtLinesSchema } from "./bench/court-line";
import { courtroomSchema, courtroomVerdictSchema } from "./courtroom";
import { courtroomMessageSchema, messageContentSchema } from "./message";
import { REACTION_EMOJI, reactionsSchema } from "./reactions";

/**
 * What goes over a courtroom's socket, for both ends. Every message is the JSON of `{ type, payload }`. Whatever else
 * arrives at the court is answered with ERROR and changes nothing. `PRESENCE_UPDATED`, `COURTROOM_UPDATED`,
 * `COURT_LINES_UPDATED`, `MARK_READ` and `WITHDRAW_DECISION` are this product's own beside the specification's.
 */

/** Longest message that the court reads, in bytes: 1,500 characters of four bytes, escaped, and their envelope. */
export const SOCKET_MESSAGE_MAX_BYTES = 16 * 1_024;

const people = { courtroomUuid: uuidSchema, userUuid: uuidSchema };

const message = <Type extends string, Payload extends v.ObjectEntries>(type: Type, payload: Payload) =>
  v.object({ type: v.literal(type), payload: v.object(payload) });

/**
 * Everything that a browser may send. Identity in a payload must be the socket's own; it never makes anyone somebody.
 */
export const clientMessageSchema = v.variant("type", [
  // First, since they are tried in this order: nearly every message that costs something is one of these.
  message("SEND_MESSAGE", {
    courtroomUuid: uuidSchema,
    senderUuid: uuidSchema,
    content: messageContentSchema,
    /** The sender's own id for it. Left out, nothing can be recognised as a repeat. */
    clientId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/u, "This is not a message's own id."))),
  }),
  message("join", {
    ...people,
    /** The last revision that this browser holds: it gets what came after. 0 or nothing for all. */
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  message("TYPING_INDICATOR", { ...people, isTyping: v.boolean() }),
  message("GET_DECISION_READY", { ...people, lastReadMessageUuid: v.optional(v.nullable(uuidSchema), null) }),
  /** Takes GET_DECISION_READY back, as long as the other side has not asked too. */
  message("WITHDRAW_DECISION", people),
  message("ADD_REACTION", { ...people, messageUuid: uuidSchema, reaction: v.picklist(REACTION_EMOJI) }),
  message("MARK_READ", { ...people, lastReadMessageUuid: uuidSchema }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** What a browser sends, before the schema's defaults: `since` and `clientId` may be left out. */
export type OutgoingMessage = v.InferInput<typeof clientMessageSchema>;

/** Why the court refused a message. The sentence beside it is for the person. */
const SOCKET_MESSAGE_FAULTS = [
  "unreadable",
  "too_long",
  "too_serious",
  "wrong_courtroom",
  "wrong_sender",
  "not_in_session",
  "deliberating",
  "already_settled",
  "unknown_message",
  "flood",
  "internal",
] as const;
export type SocketMessageFault = (typeof SOCKET_MESSAGE_FAULTS)[number];

/** Why the court retired to deliberate. */
export const DELIBERATION_REASONS = ["both_ready", "token_limit_exceeded", "time_is_up"] as const;
export type DeliberationReason = (typeof DELIBERATION_REASONS)[number];

const revision = v.pipe(v.number(), v.integer());

/** Everything that the court sends. The browser parses it too: a page may be older than the court that it talks to. */
export const serverMessageSchema = v.variant("type", [
  message("COURTROOM_JOINED", {
    courtroom: courtroomSchema,
    /** Messages that are new or changed since the revision asked for, by their number. */
    messages: v.array(courtroomMessageSchema),
    /** All of them, whatever revision was asked for. Left out by a court that is older than its page. */
    lines: v.optional(courtLinesSchema, []),
    /** The revision that the browser holds now. */
    revision,
    /** Uuids of whoever is ready for a decision. */
    ready: v.array(v.string()),
    /** Uuids of whoever is connected, the receiver included. */
    present: v.array(v.string()),
    /** Up to where the receiver had read, over all their devices. */
    lastReadMessageUuid: v.nullable(v.string()),
    isGenerating: v.boolean(),
  }),
  message("COURTROOM_UPDATED", { courtroom: courtroomSchema }),
  /** Also the sender's receipt: it carries their `clientId`. A repeat gets the same again, alone. */
  message("NEW_MESSAGE", { ...courtroomMessageSchema.entries, revision }),
  /** What stands between the messages, all of it: there are few. */
  message("COURT_LINES_UPDATED", { lines: courtLinesSchema }),
  message("MESSAGE_REACTION_UPDATED", { messageUuid: v.string(), reactions: reactionsSchema, revision }),
  message("TYPING_INDICATOR", { userUuid: v.string(), isTyping: v.boolean() }),
  message("PRESENCE_UPDATED", { userUuid: v.string(), isPresent: v.boolean() }),
  message("DECISION_READINESS_UPDATED", { userUuid: v.string(), isReady: v.boolean() }),
  message("VERDICT_GENERATION_STARTED", { reason: v.picklist(DELIBERATION_REASONS) }),
  /** The one announcement, to everybody who is there when the court has ruled. */
  message("VERDICT_GENERATED", courtroomVerdictSchema.entries),
  /** To somebody who asks for a decision that was made already. */
  message("VERDICT_READY", { verdict: courtroomVerdictSchema }),
  message("VERDICT_GENERATION_ERROR", { error: v.string() }),
  message("TOKEN_LIMIT_WARNING", { message: v.string() }),
  message("TOKEN_LIMIT_EXCEEDED", { message: v.string() }),
  /** `clientId` names the message that was refused, so that its sender gets it back to change. */
  message("ERROR", { message: v.string(), code: v.picklist(SOCKET_MESSAGE_FAULTS), clientId: v.nullable(v.string()) }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
