import { describe, expect, it } from "vitest";
import { ROBIN, SAM } from "../../../tests/support/court-in-memory";
import {
  active,
  adopts,
  asks,
  errors,
  inSession,
  joins,
  only,
  pending,
  play,
  reacts,
  retired,
  says,
  settled,
  types,
  VERDICT,
} from "../../../tests/support/played-hearing";
import type { Courtroom } from "./courtroom";
import { SENDS_MAX, SENDS_WINDOW_MS } from "./flood";
import { openHearing, revisionOf, transcriptOf } from "./hearing";
import type { HearingCommand } from "./hearing-step";

describe("a message", () => {
  it("gets the next number, raises the revision and reaches everybody, its sender's other tabs too", () => {
    const step = play(inSession, says(ROBIN, "He ate it."), says(SAM, "It was stale."));
    expect(step.hearing.messages.map(({ number, revision, content }) => [number, revision, content])).toEqual([
      [1, 1, "He ate it."],
      [2, 2, "It was stale."],
    ]);
    expect(step.socketMessages.map(({ audience }) => audience)).toEqual([{ to: "all" }, { to: "all" }]);
    expect(step.socketMessages[1]?.message).toMatchObject({
      type: "NEW_MESSAGE",
      payload: { sender: { displayName: "Sam" } },
    });
  });

  it("sent again under the same id is answered to its sender alone and changes nothing", () => {
    const once = play(inSession, says(ROBIN, "He ate it.", { clientId: "a" }));
    const twice = play(once.hearing, says(ROBIN, "He ate it.", { clientId: "a" }));
    expect(twice.hearing).toBe(once.hearing);
    expect(twice.socketMessages).toEqual([{ ...once.socketMessages[0], audience: { to: "asker" } }]);
  });

  it("gets its receipt after the court has retired and after it has ruled, if it was heard before", () => {
    const heard = play(inSession, says(ROBIN, "He ate it.", { clientId: "a" }), asks(ROBIN), asks(SAM)).hearing;
    expect(types(play(heard, says(ROBIN, "He ate it.", { clientId: "a" })))).toEqual(["NEW_MESSAGE"]);
    const ruled = play(heard, { kind: "adopt", at: 0, courtroom: settled }).hearing;
    expect(types(play(ruled, says(ROBIN, "He ate it.", { clientId: "a" })))).toEqual(["NEW_MESSAGE"]);
  });

  it("of one party is not taken for the other's under the same id", () => {
    const both = play(inSession, says(ROBIN, "You!", { clientId: "a" }), says(SAM, "No, you!", { clientId: "a" }));
    expect(both.hearing.messages).toHaveLength(2);
  });

  it("before the opponent sat down finds no court", () => {
    expect(errors(play(openHearing(pending), says(ROBIN)))).toEqual(["not_in_session"]);
  });

  it("after others of the same person within seconds is too much, and another person's is not", () => {
    const burst = Array.from({ length: SENDS_MAX }, () => says(ROBIN, "And!", { at: 1_000 }));
    const full = play(inSession, ...burst).hearing;
    const refused = play(full, says(ROBIN, "And!", { at: 1_000 + SENDS_WINDOW_MS - 1, clientId: "held" }));
    expect(refused.socketMessages).toMatchObject([
      { audience: { to: "asker" }, message: { payload: { code: "flood", clientId: "held" } } },
    ]);
    expect(refused.changes).toEqual([]);
    expect(errors(play(full, says(SAM, "Stop.", { at: 1_000 })))).toEqual([]);
    expect(errors(play(full, says(ROBIN, "And!", { at: 1_000 + SENDS_WINDOW_MS })))).toEqual([]);
  });
});

describe("the judge's notebook", () => {
  /** About a thousand tokens each. */
  const page = "Whereas it was my pizza. ".repeat(160);

  it("is called nearly full once, and full with the message that fills it, which still counts", () => {
    const nearly = play(inSession, ...Array.from({ length: 5 }, () => says(ROBIN, page)));
    expect(only(nearly, "TOKEN_LIMIT_WARNING")).toHaveLength(1);
    const warned = play(nearly.hearing, says(SAM, "So?"));
    expect(types(warned)).toEqual(["NEW_MESSAGE"]);
    const full = play(warned.hearing, says(SAM, page));
    expect(types(full)).toEqual(["NEW_MESSAGE", "TOKEN_LIMIT_EXCEEDED", "VERDICT_GENERATION_STARTED"]);
    expect(full.docket).toBe("call");
    expect(transcriptOf(full.hearing)).toHaveLength(7);
    expect(errors(play(full.hearing, says(ROBIN)))).toEqual(["deliberating"]);
  });

  it("that one message fills from below the warning is called full alone", () => {
    const emoji = "🍕".repeat(1_500);
    const step = play(inSession, ...Array.from({ length: 4 }, () => says(ROBIN, emoji)));
    expect(only(step, "TOKEN_LIMIT_WARNING")).toHaveLength(0);
    expect(only(step, "TOKEN_LIMIT_EXCEEDED")).toHaveLength(1);
  });
});

describe("a decision", () => {
  it.each([
    [ROBIN, SAM],
    [SAM, ROBIN],
  ])("is begun when both have asked, first %s and then %s", (first, second) => {
    const one = play(inSession, asks(first));
    expect(types(one)).toEqual(["DECISION_READINESS_UPDATED", "COURT_LINES_UPDATED"]);
    expect(one.docket).toBe("none");
    const two = play(one.hearing, asks(second));
    expect(types(two)).toEqual(["DECISION_READINESS_UPDATED", "COURT_LINES_UPDATED", "VERDICT_GENERATION_STARTED"]);
    expect(two.hearing.deliberation).toEqual({ reason: "both_ready", startedAt: 5_000, hasFailed: false });
    expect(two.docket).toBe("call");
  });

  it("is not begun by one person in two tabs", () => {
    const twice = play(inSession, asks(ROBIN), asks(ROBIN));
    expect(twice.hearing.deliberation).toBeNull();
    expect(twice.changes.map(({ kind }) => kind)).toEqual(["ready", "lines"]);
  });

  it("that failed is said once to all, also to who comes later, and asked for again by a tap", () => {
    const failed = play(retired, { kind: "note_failure" });
    expect(types(failed)).toEqual(["VERDICT_GENERATION_ERROR"]);
    expect(types(play(failed.hearing, joins(SAM, 0, [SAM])))).toEqual(["COURTROOM_JOINED", "VERDICT_GENERATION_ERROR"]);
    const again = play(failed.hearing, asks(SAM));
    expect(again.socketMessages).toMatchObject([
      { audience: { to: "all" }, message: { type: "VERDICT_GENERATION_STARTED" } },
    ]);
    expect(again.docket).toBe("hurry");
    const impatient = play(again.hearing, asks(ROBIN));
    expect(impatient.socketMessages).toMatchObject([{ audience: { to: "asker" } }]);
    expect(impatient.docket).toBe("call");
  });

  it("can't be asked for before the opponent sat down", () => {
    expect(errors(play(openHearing(pending), asks(ROBIN)))).toEqual(["not_in_session"]);
    expect(
      play(openHearing(pending), { kind: "close", reason: "time_is_up", at: 5_000 }).hearing.deliberation,
    ).toBeNull();
  });

  it("is announced once, and given to who asks after", () => {
    const ruled = play(retired, { kind: "adopt", at: 0, courtroom: settled });
    expect(ruled.socketMessages).toEqual([
      { audience: { to: "all" }, message: { type: "VERDICT_GENERATED", payload: VERDICT } },
    ]);
    const again = play(ruled.hearing, { kind: "adopt", at: 0, courtroom: settled }, { kind: "note_failure" });
    expect(again.socketMessages).toEqual([]);
    expect(play(ruled.hearing, asks(ROBIN)).socketMessages).toEqual([
      { audience: { to: "asker" }, message: { type: "VERDICT_READY", payload: { verdict: VERDICT } } },
    ]);
  });

  it("is not taken back by word that is older than it", () => {
    const ruled = play(retired, { kind: "adopt", at: 0, courtroom: settled }).hearing;
    expect(play(ruled, { kind: "adopt", at: 0, courtroom: active }).hearing).toBe(ruled);
    expect(play(inSession, { kind: "adopt", at: 0, courtroom: pending }).hearing).toBe(inSession);
  });
});

describe("a court whose judgment was set aside", () => {
  const ruled = play(
    inSession,
    says(ROBIN, "He ate it.", { at: 8_000 }),
    { kind: "close", reason: "time_is_up", at: 9_000 },
    adopts(settled),
  ).hearing;
  const reopened: Courtroom = { ...active, round: 2, reopenedBy: "opponent" };
  const ruledAgain: Courtroom = { ...settled, round: 2, reopenedBy: "opponent" };

  it("sits again: what was said stays said, and nobody has asked for a decision", () => {
    const step = play(ruled, adopts(reopened));
    expect(step.hearing).toMatchObject({ courtroom: reopened, ready: [], deliberation: null });
    expect(step.hearing.messages).toEqual(ruled.messages);
    expect(types(step)).toEqual(["COURTROOM_UPDATED"]);
    expect(types(play(step.hearing, says(SAM, "It was stale.", { at: 10_000 })))).toEqual(["NEW_MESSAGE"]);
    expect(types(play(step.hearing, asks(ROBIN), asks(SAM)))).toContain("VERDICT_GENERATION_STARTED");
  });

  it("says that nobody rests any more, where somebody did", () => {
    const rested = play(
      inSession,
      says(ROBIN, "He ate it.", { at: 8_000 }),
      asks(ROBIN),
      { kind: "close", reason: "time_is_up", at: 9_000 },
      adopts(settled),
    ).hearing;
    const step = play(rested, adopts(reopened, 30_000), adopts(reopened, 40_000));
    expect(step.hearing.lines.at(-1)).toEqual({ kind: "reopened", after: 1, at: 30_000 });
    expect(types(step)).toEqual(["COURTROOM_UPDATED", "COURT_LINES_UPDATED"]);
    expect(play(ruled, adopts(reopened)).hearing.lines).toEqual(ruled.lines);
  });

  it("is not taken back to the judgment by word that comes late", () => {
    const { hearing } = play(ruled, adopts(reopened));
    expect(play(hearing, adopts(settled), adopts(active)).hearing).toBe(hearing);
  });

  it("announces one verdict for each round, also where nobody told it of the second", () => {
    expect(types(play(ruled, adopts(reopened), adopts(ruledAgain), adopts(ruledAgain)))).toEqual([
      "COURTROOM_UPDATED",
      "VERDICT_GENERATED",
    ]);
    const missed = play(ruled, adopts(ruledAgain), adopts(reopened));
    expect(types(missed)).toEqual(["COURTROOM_UPDATED", "VERDICT_GENERATED"]);
    expect(missed.hearing.courtroom).toEqual(ruledAgain);
  });
});

describe("a court that has retired or ruled", () => {
  const heard = play(inSession, says(ROBIN, "He ate it.", { clientId: "a" })).hearing;
  const messageUuid = heard.messages[0]?.uuid ?? "";
  const deliberating = play(heard, { kind: "close", reason: "time_is_up", at: 5_000 }).hearing;
  const ruled = play(deliberating, { kind: "adopt", at: 0, courtroom: settled }).hearing;

  it("hears nothing more", () => {
    expect(errors(play(deliberating, says(SAM), reacts(SAM, messageUuid)))).toEqual(["deliberating", "deliberating"]);
    expect(errors(play(ruled, says(SAM), reacts(SAM, messageUuid)))).toEqual(["already_settled", "already_settled"]);
    expect(play(ruled, says(SAM), reacts(SAM, messageUuid), asks(SAM)).changes).toEqual([]);
  });

  it("lets people read on, and passes on no keystrokes", () => {
    const read = play(ruled, { kind: "read", userUuid: SAM, messageUuid });
    expect(read.hearing.readTo).toEqual({ [SAM]: 1 });
    expect(play(deliberating, { kind: "type", userUuid: SAM, isTyping: true }).socketMessages).toEqual([]);
  });

  it("does not retire twice", () => {
    expect(play(deliberating, { kind: "close", reason: "time_is_up", at: 5_000 }).socketMessages).toEqual([]);
    expect(play(ruled, { kind: "close", reason: "time_is_up", at: 5_000 }).socketMessages).toEqual([]);
  });
});

describe("coming back", () => {
  it("brings what is new and what was reacted to meanwhile, and nothing else", () => {
    const before = play(inSession, says(ROBIN, "one"), says(SAM, "two"), says(ROBIN, "three")).hearing;
    const since = revisionOf(before);
    const meanwhile = play(before, reacts(SAM, before.messages[0]?.uuid ?? ""), says(SAM, "four")).hearing;
    const joined = play(meanwhile, joins(ROBIN, since)).socketMessages[0]?.message;
    expect(joined).toMatchObject({
      type: "COURTROOM_JOINED",
      payload: { revision: since + 2, messages: [{ content: "one", reactions: { "😂": [SAM] } }, { content: "four" }] },
    });
  });

  it("with a revision from a court that was lost brings everything", () => {
    const hearing = play(inSession, says(ROBIN, "one")).hearing;
    expect(play(hearing, joins(SAM, 999)).socketMessages[0]?.message).toMatchObject({
      payload: { messages: [{ number: 1 }] },
    });
  });

  it("tells the others of a first tab and not of a second", () => {
    expect(play(inSession, joins(ROBIN, 0, [SAM])).socketMessages).toMatchObject([
      { audience: { to: "others", than: ROBIN }, message: { type: "COURT_LINES_UPDATED" } },
      { message: { type: "COURTROOM_JOINED", payload: { present: [SAM, ROBIN] } } },
      { audience: { to: "others", than: ROBIN }, message: { type: "PRESENCE_UPDATED", payload: { isPresent: true } } },
    ]);
    const { hearing } = play(inSession, joins(ROBIN));
    expect(types(play(hearing, joins(ROBIN, 0, [ROBIN])))).toEqual(["COURTROOM_JOINED"]);
  });

  it("finds the place up to which one has read, wherever that was, and never an earlier one", () => {
    const { hearing } = play(inSession, says(SAM, "one"), says(SAM, "two"));
    const [one, two] = hearing.messages.map(({ uuid }) => uuid);
    const read = (messageUuid = ""): HearingCommand => ({ kind: "read", userUuid: ROBIN, messageUuid });
    const behind = play(hearing, read(two), read(one));
    expect(behind.changes).toHaveLength(1);
    expect(play(behind.hearing, joins(ROBIN)).socketMessages[0]?.message).toMatchObject({
      payload: { lastReadMessageUuid: two },
    });
    expect(errors(play(hearing, read("nothing")))).toEqual(["unknown_message"]);
  });
});
