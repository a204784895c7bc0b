import { describe, expect, it } from "vitest";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { OutgoingMessage, ServerMessage } from "~/domain/courtroom/protocol";
import { COURTROOM, courtroomInSession, ROBIN, SAM } from "../support/court-in-memory";
import { checkHistory, RULE_NAMES } from "../support/courtroom-fuzz/check-history";
import type { History, HistoryEvent, Snapshot } from "../support/courtroom-fuzz/history";

const KIM = "44444444-4444-4444-8444-444444444444";
const VERDICT = { caseName: "Robin v. Sam", winner: "creator", rationale: "Crumbs.", punishment: "Bake." } as const;

const message = (number: number, change: Partial<CourtroomMessage> = {}): CourtroomMessage => ({
  uuid: `uuid-${number}`,
  courtroomUuid: COURTROOM,
  senderUuid: ROBIN,
  seat: "creator",
  sender: { displayName: "Robin" },
  content: `Point ${number}`,
  createdAt: "2026-01-01T12:00:00.000Z",
  reactions: {},
  number,
  clientId: `robin-1-${number}`,
  language: null,
  ...change,
});

const opened = (socket: string, userUuid: string): HistoryEvent => ({
  kind: "opened",
  socket,
  userUuid,
  tab: socket.split("#")[0] ?? socket,
});
const heard = (socket: string, message: ServerMessage): HistoryEvent => ({ kind: "received", socket, message });
const sent = (socket: string, message: OutgoingMessage): HistoryEvent => ({ kind: "sent", socket, message });
const says = (number: number, content = `Point ${number}`) =>
  sent("robin-1#1", {
    type: "SEND_MESSAGE",
    payload: { courtroomUuid: COURTROOM, senderUuid: ROBIN, content, clientId: `robin-1-${number}` },
  });
const hears = (socket: string, number: number, revision: number, change: Partial<CourtroomMessage> = {}) =>
  heard(socket, { type: "NEW_MESSAGE", payload: { ...message(number, change), revision } });
const joins = (socket: string, revision = 0, courtroom: Courtroom = courtroomInSession()) =>
  heard(socket, {
    type: "COURTROOM_JOINED",
    payload: {
      ...{ courtroom, revision, messages: [], lines: [], ready: [], present: [ROBIN, SAM] },
      ...{ lastReadMessageUuid: null, isGenerating: false },
    },
  });
const retires = (socket: string) =>
  heard(socket, { type: "VERDICT_GENERATION_STARTED", payload: { reason: "both_ready" } });
const rules = (socket: string, change = {}) =>
  heard(socket, { type: "VERDICT_GENERATED", payload: { ...VERDICT, ...change } });

const view = (tab: string, change: Partial<Snapshot> = {}): Snapshot => ({
  ...{ tab, isLive: true, revision: 3, present: [ROBIN, SAM], pending: 0 },
  messages: RECORD,
  ...change,
});

const RECORD = [message(1, { reactions: { "🔥": [SAM] } }), message(2)];

/** Robin says two things, Sam reacts to the first, the court retires and rules. Nothing is wrong with it. */
const EVENTS: readonly HistoryEvent[] = [
  opened("robin-1#1", ROBIN),
  joins("robin-1#1"),
  opened("sam-1#1", SAM),
  joins("sam-1#1"),
  says(1),
  hears("robin-1#1", 1, 1),
  hears("sam-1#1", 1, 1),
  says(2),
  hears("sam-1#1", 2, 2),
  hears("robin-1#1", 2, 2),
  says(1),
  hears("robin-1#1", 1, 1),
  sent("sam-1#1", {
    type: "ADD_REACTION",
    payload: { courtroomUuid: COURTROOM, userUuid: SAM, messageUuid: "uuid-1", reaction: "🔥" },
  }),
  ...["robin-1#1", "sam-1#1"].map((socket) =>
    heard(socket, {
      type: "MESSAGE_REACTION_UPDATED",
      payload: { messageUuid: "uuid-1", reactions: { "🔥": [SAM] }, revision: 3 },
    }),
  ),
  { kind: "rested", views: [view("robin-1"), view("sam-1")], there: [ROBIN, SAM] },
  ...["robin-1#1", "sam-1#1"].flatMap((socket) => [retires(socket), rules(socket)]),
];

function aHistory(change: Partial<History>): History {
  return {
    parties: [ROBIN, SAM],
    events: EVENTS,
    views: [view("robin-1"), view("sam-1")],
    record: RECORD,
    verdicts: [VERDICT],
    unspeakable: [],
    faults: [],
    ...change,
  };
}

/** The rules that a history breaks. */
const brokenRules = (history: History) => [...new Set(checkHistory(history).map((what) => what.split(": ")[0]))];

const followedBy = (...events: HistoryEvent[]) => aHistory({ events: [...EVENTS, ...events] });
const without = (index: number) => EVENTS.filter((_event, at) => at !== index);
const secondView = (change: Partial<Snapshot>) => ({ views: [view("robin-1"), view("sam-1", change)] });
const swapped = [message(2, { number: 1 }), message(1, { number: 2 })];
const warning = heard("sam-1#1", { type: "TOKEN_LIMIT_WARNING", payload: { message: "Soon." } });

/** What breaks each rule. */
const BROKEN: Record<string, Record<string, History>> = {
  "what anybody was told stays in everybody's view, once and as it was": {
    "a message that one side lost": aHistory(secondView({ messages: RECORD.slice(0, 1) })),
    "a message that one side has twice": aHistory(secondView({ messages: [...RECORD, message(2)] })),
    "a message that was changed": aHistory({ record: [message(1), message(2, { content: "Nothing" })] }),
  },
  "all views are one transcript, numbered from 1 without a gap": {
    "a gap": aHistory(secondView({ messages: [message(1), message(3)] })),
    "an end that is missing": aHistory(secondView({ messages: [message(1)] })),
  },
  "nothing appears that its sender did not send": {
    "words of nobody": aHistory({ events: without(7) }),
    "words in the other's name": followedBy(hears("sam-1#1", 1, 1, { senderUuid: SAM })),
  },
  "one id of a sender is one message": {
    "a repeat that became another message": followedBy(hears("sam-1#1", 1, 1, { uuid: "uuid-9" })),
  },
  "what a tab said stays in its order": {
    "the second before the first": aHistory({ record: swapped }),
  },
  "whoever comes back knows what those know who never left": {
    "somebody behind at the end": aHistory(secondView({ revision: 2 })),
    "somebody behind at a rest": followedBy({
      ...{ kind: "rested", there: [ROBIN, SAM] },
      views: [view("robin-1"), view("sam-1", { messages: [] })],
    }),
  },
  "reactions are the same for everybody in the end, and somebody's own": {
    "a reaction that one side never saw": aHistory(secondView({ messages: [message(1), message(2)] })),
    "a reaction of somebody who did not react": aHistory({
      record: [message(1, { reactions: { "🔥": [ROBIN] } }), message(2)],
    }),
  },
  "nothing is accepted once the court has retired": {
    "a message after it": followedBy(says(3), hears("sam-1#1", 3, 4)),
    "a message that only the record knows": aHistory({ events: [...without(7), says(2)] }),
  },
  "every socket that was there hears of the verdict once, and no other": {
    "a socket that hears it twice": followedBy(rules("sam-1#1")),
    "a socket that does not hear it": aHistory({ events: EVENTS.slice(0, -1) }),
    "a socket that came after it and hears it": followedBy(
      joins("sam-2#1", 3, courtroomInSession({ status: "settled" })),
      rules("sam-2#1"),
    ),
    "another verdict than the stored one": aHistory({
      events: [...EVENTS.slice(0, -1), rules("sam-1#1", { winner: "opponent" })],
    }),
  },
  "the database has one verdict": {
    none: aHistory({ verdicts: [] }),
    two: aHistory({ verdicts: [VERDICT, VERDICT] }),
  },
  "numbers and revisions of a socket only grow, by one": {
    "a message before joining": aHistory({ events: without(3) }),
    "a message that went missing": aHistory({ events: without(6) }),
    "a court that forgot": followedBy(joins("sam-1#1", 2)),
  },
  "a stranger gets no message": {
    "one who is told who is there": followedBy(opened("stranger#1", KIM), joins("stranger#1", 3)),
  },
  "who is shown as present is there": {
    "somebody who left and is still shown": followedBy({ kind: "rested", views: [view("robin-1")], there: [ROBIN] }),
  },
  "nobody waits for ever": {
    "a message that is never answered": aHistory(secondView({ pending: 1 })),
    "a tab that never gets in": aHistory(secondView({ isLive: false })),
  },
  "what is too serious reaches nobody": {
    "one that did": aHistory({ unspeakable: ["Point 1"] }),
  },
  "the notebook's end is told once to a socket": {
    "a second warning": followedBy(warning, warning),
  },
  "the court logs no fault of its own": {
    "one that it did": aHistory({ faults: ["socket_message_failed"] }),
  },
};

describe("the check of a courtroom's history", () => {
  it("finds nothing wrong where nothing is", () => {
    expect(checkHistory(aHistory({}))).toEqual([]);
  });

  it("lets a socket go that closed before the verdict", () => {
    const closed: HistoryEvent = { kind: "closed", socket: "sam-1#1" };
    expect(checkHistory(aHistory({ events: [...EVENTS.slice(0, -1), closed] }))).toEqual([]);
  });

  describe.each(Object.entries(BROKEN))("knows that %s:", (rule, histories) => {
    it.each(Object.entries(histories))("%s", (_what, history) => {
      expect(brokenRules(history)).toContain(rule);
    });
  });

  it("is proved for every rule", () => {
    expect(new Set(Object.keys(BROKEN))).toEqual(new Set(RULE_NAMES));
  });
});
