import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Courtroom, CourtroomVerdict } from "./courtroom";
import { SENDS_MAX, SENDS_WINDOW_MS } from "./flood";
import { type Hearing, openHearing, revisionOf, transcriptOf } from "./hearing";
import type { HearingCommand, HearingFrame, HearingStep } from "./hearing-step";
import type { ServerMessage } from "./protocol";
import { REACTION_EMOJI, type Reactions } from "./reactions";
import { reduceHearing } from "./reduce-hearing";
import { TRANSCRIPT_TOKENS_MAX } from "./transcript-budget";

const ROBIN = "robin";
const SAM = "sam";
const VERDICT: CourtroomVerdict = {
  caseName: "Robin v. Sam",
  winner: "creator",
  rationale: "The pizza speaks for itself.",
  punishment: "Buy the next one.",
};

const active: Courtroom = {
  uuid: "court",
  code: "ABC234",
  creatorUuid: ROBIN,
  creator: { uuid: ROBIN, displayName: "Robin" },
  opponent: { uuid: SAM, displayName: "Sam" },
  status: "active",
  allegation: "He ate my pizza.",
  tone: "Fun",
  judgePersonality: "Classic Judge",
  createdAt: "2026-11-20T10:00:00.000Z",
  caseName: null,
  winner: null,
  rationale: null,
  punishment: null,
  settledAt: null,
  opening: 1,
  deadline: "2026-11-21T10:00:00.000Z",
  reopenedBy: null,
};
const pending: Courtroom = { ...active, status: "pending", opponent: null };
const settled: Courtroom = { ...active, ...VERDICT, status: "settled", settledAt: "2026-11-20T11:00:00.000Z" };

let ids = 0;
const says = (
  userUuid: string,
  content = "Objection!",
  more: { clientId?: string; at?: number } = {},
): HearingCommand => {
  ids += 1;
  return {
    kind: "say",
    userUuid,
    content,
    language: null,
    clientId: `client-${ids}`,
    uuid: `message-${ids}`,
    at: ids * 60_000,
    ...more,
  };
};
const asks = (userUuid: string): HearingCommand => ({
  kind: "ask_for_decision",
  userUuid,
  lastReadMessageUuid: null,
  at: 5_000,
});
const joins = (userUuid: string, since = 0, present: string[] = []): HearingCommand => ({
  kind: "join",
  userUuid,
  since,
  present,
});
const adopts = (courtroom: Courtroom): HearingCommand => ({ kind: "adopt", courtroom });
const reacts = (userUuid: string, messageUuid: string, reaction = REACTION_EMOJI[0] ?? "😂"): HearingCommand => ({
  kind: "react",
  userUuid,
  messageUuid,
  reaction,
});

/** Runs commands one after the other. Gives the last step with all frames and changes on the way. */
function play(start: Hearing, ...commands: HearingCommand[]): HearingStep {
  const nothing: HearingStep = { hearing: start, changes: [], frames: [], docket: "none" };
  return commands.reduce((step, command) => {
    const next = reduceHearing(step.hearing, command);
    return { ...next, changes: [...step.changes, ...next.changes], frames: [...step.frames, ...next.frames] };
  }, nothing);
}

const inSession = openHearing(active);
const retired = play(inSession, asks(ROBIN), asks(SAM)).hearing;
const types = ({ frames }: { frames: HearingFrame[] }) => frames.map(({ message }) => message.type);
const errors = ({ frames }: { frames: HearingFrame[] }) =>
  frames.flatMap(({ message }) => (message.type === "ERROR" ? [message.payload.code] : []));
const only = <Type extends ServerMessage["type"]>({ frames }: HearingStep, type: Type) =>
  frames.filter(({ message }) => message.type === type);

describe("a message", () => {
  it("gets the next number, raises the revision and reaches everybody, its sender's other tabs too", () => {
    const step = play(inSession, says(ROBIN, "He ate it."), says(SAM, "It was stale."));
    expect(step.hearing.messages.map(({ number, revision, content }) => [number, revision, content])).toEqual([
      [1, 1, "He ate it."],
      [2, 2, "It was stale."],
    ]);
    expect(step.frames.map(({ audience }) => audience)).toEqual([{ to: "all" }, { to: "all" }]);
    expect(step.frames[1]?.message).toMatchObject({ type: "NEW_MESSAGE", payload: { sender: { displayName: "Sam" } } });
  });

  it("sent again under the same id is answered to its sender alone and changes nothing", () => {
    const once = play(inSession, says(ROBIN, "He ate it.", { clientId: "a" }));
    const twice = play(once.hearing, says(ROBIN, "He ate it.", { clientId: "a" }));
    expect(twice.hearing).toBe(once.hearing);
    expect(twice.frames).toEqual([{ ...once.frames[0], audience: { to: "asker" } }]);
  });

  it("gets its receipt after the court has retired and after it has ruled, if it was heard before", () => {
    const heard = play(inSession, says(ROBIN, "He ate it.", { clientId: "a" }), asks(ROBIN), asks(SAM)).hearing;
    expect(types(play(heard, says(ROBIN, "He ate it.", { clientId: "a" })))).toEqual(["NEW_MESSAGE"]);
    const ruled = play(heard, { kind: "adopt", courtroom: settled }).hearing;
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
    expect(refused.frames).toMatchObject([
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
    expect(types(one)).toEqual(["DECISION_READINESS_UPDATED"]);
    expect(one.docket).toBe("none");
    const two = play(one.hearing, asks(second));
    expect(types(two)).toEqual(["DECISION_READINESS_UPDATED", "VERDICT_GENERATION_STARTED"]);
    expect(two.hearing.deliberation).toEqual({ reason: "both_ready", startedAt: 5_000, hasFailed: false });
    expect(two.docket).toBe("call");
  });

  it("is not begun by one person in two tabs", () => {
    const twice = play(inSession, asks(ROBIN), asks(ROBIN));
    expect(twice.hearing.deliberation).toBeNull();
    expect(twice.changes).toHaveLength(1);
  });

  it("that failed is said once to all, also to who comes later, and asked for again by a tap", () => {
    const failed = play(retired, { kind: "note_failure" });
    expect(types(failed)).toEqual(["VERDICT_GENERATION_ERROR"]);
    expect(types(play(failed.hearing, joins(SAM, 0, [SAM])))).toEqual(["COURTROOM_JOINED", "VERDICT_GENERATION_ERROR"]);
    const again = play(failed.hearing, asks(SAM));
    expect(again.frames).toMatchObject([{ audience: { to: "all" }, message: { type: "VERDICT_GENERATION_STARTED" } }]);
    expect(again.docket).toBe("hurry");
    const impatient = play(again.hearing, asks(ROBIN));
    expect(impatient.frames).toMatchObject([{ audience: { to: "asker" } }]);
    expect(impatient.docket).toBe("call");
  });

  it("can't be asked for before the opponent sat down", () => {
    expect(errors(play(openHearing(pending), asks(ROBIN)))).toEqual(["not_in_session"]);
    expect(
      play(openHearing(pending), { kind: "close", reason: "time_is_up", at: 5_000 }).hearing.deliberation,
    ).toBeNull();
  });

  it("is announced once, and given to who asks after", () => {
    const ruled = play(retired, { kind: "adopt", courtroom: settled });
    expect(ruled.frames).toEqual([
      { audience: { to: "all" }, message: { type: "VERDICT_GENERATED", payload: VERDICT } },
    ]);
    const again = play(ruled.hearing, { kind: "adopt", courtroom: settled }, { kind: "note_failure" });
    expect(again.frames).toEqual([]);
    expect(play(ruled.hearing, asks(ROBIN)).frames).toEqual([
      { audience: { to: "asker" }, message: { type: "VERDICT_READY", payload: { verdict: VERDICT } } },
    ]);
  });

  it("is not taken back by word that is older than it", () => {
    const ruled = play(retired, { kind: "adopt", courtroom: settled }).hearing;
    expect(play(ruled, { kind: "adopt", courtroom: active }).hearing).toBe(ruled);
    expect(play(inSession, { kind: "adopt", courtroom: pending }).hearing).toBe(inSession);
  });
});

describe("a court whose judgment was set aside", () => {
  const ruled = play(
    inSession,
    says(ROBIN, "He ate it."),
    { kind: "close", reason: "time_is_up", at: 9_000 },
    adopts(settled),
  ).hearing;
  const reopened: Courtroom = { ...active, opening: 2, reopenedBy: "opponent" };
  const ruledAgain: Courtroom = { ...settled, opening: 2, reopenedBy: "opponent" };

  it("sits again: what was said stays said, and nobody has asked for a decision", () => {
    const step = play(ruled, adopts(reopened));
    expect(step.hearing).toMatchObject({ courtroom: reopened, ready: [], deliberation: null });
    expect(step.hearing.messages).toEqual(ruled.messages);
    expect(types(step)).toEqual(["COURTROOM_UPDATED"]);
    expect(types(play(step.hearing, says(SAM, "It was stale.")))).toEqual(["NEW_MESSAGE"]);
    expect(types(play(step.hearing, asks(ROBIN), asks(SAM)))).toContain("VERDICT_GENERATION_STARTED");
  });

  it("is not taken back to the judgment by word that comes late", () => {
    const { hearing } = play(ruled, adopts(reopened));
    expect(play(hearing, adopts(settled), adopts(active)).hearing).toBe(hearing);
  });

  it("announces one verdict for each opening, also where nobody told it of the second", () => {
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
  const ruled = play(deliberating, { kind: "adopt", courtroom: settled }).hearing;

  it("hears nothing more", () => {
    expect(errors(play(deliberating, says(SAM), reacts(SAM, messageUuid)))).toEqual(["deliberating", "deliberating"]);
    expect(errors(play(ruled, says(SAM), reacts(SAM, messageUuid)))).toEqual(["already_settled", "already_settled"]);
    expect(play(ruled, says(SAM), reacts(SAM, messageUuid), asks(SAM)).changes).toEqual([]);
  });

  it("lets people read on, and passes on no keystrokes", () => {
    const read = play(ruled, { kind: "read", userUuid: SAM, messageUuid });
    expect(read.hearing.readTo).toEqual({ [SAM]: 1 });
    expect(play(deliberating, { kind: "type", userUuid: SAM, isTyping: true }).frames).toEqual([]);
  });

  it("does not retire twice", () => {
    expect(play(deliberating, { kind: "close", reason: "time_is_up", at: 5_000 }).frames).toEqual([]);
    expect(play(ruled, { kind: "close", reason: "time_is_up", at: 5_000 }).frames).toEqual([]);
  });
});

describe("coming back", () => {
  it("brings what is new and what was reacted to meanwhile, and nothing else", () => {
    const before = play(inSession, says(ROBIN, "one"), says(SAM, "two"), says(ROBIN, "three")).hearing;
    const since = revisionOf(before);
    const meanwhile = play(before, reacts(SAM, before.messages[0]?.uuid ?? ""), says(SAM, "four")).hearing;
    const joined = play(meanwhile, joins(ROBIN, since)).frames[0]?.message;
    expect(joined).toMatchObject({
      type: "COURTROOM_JOINED",
      payload: { revision: since + 2, messages: [{ content: "one", reactions: { "😂": [SAM] } }, { content: "four" }] },
    });
  });

  it("with a revision from a court that was lost brings everything", () => {
    const hearing = play(inSession, says(ROBIN, "one")).hearing;
    expect(play(hearing, joins(SAM, 999)).frames[0]?.message).toMatchObject({
      payload: { messages: [{ number: 1 }] },
    });
  });

  it("tells the others of a first tab and not of a second", () => {
    expect(play(inSession, joins(ROBIN, 0, [SAM])).frames).toMatchObject([
      { message: { type: "COURTROOM_JOINED", payload: { present: [SAM, ROBIN] } } },
      { audience: { to: "others", than: ROBIN }, message: { type: "PRESENCE_UPDATED", payload: { isPresent: true } } },
    ]);
    expect(types(play(inSession, joins(ROBIN, 0, [ROBIN])))).toEqual(["COURTROOM_JOINED"]);
  });

  it("finds the place up to which one has read, wherever that was, and never an earlier one", () => {
    const { hearing } = play(inSession, says(SAM, "one"), says(SAM, "two"));
    const [one, two] = hearing.messages.map(({ uuid }) => uuid);
    const read = (messageUuid = ""): HearingCommand => ({ kind: "read", userUuid: ROBIN, messageUuid });
    const behind = play(hearing, read(two), read(one));
    expect(behind.changes).toHaveLength(1);
    expect(play(behind.hearing, joins(ROBIN)).frames[0]?.message).toMatchObject({
      payload: { lastReadMessageUuid: two },
    });
    expect(errors(play(hearing, read("nothing")))).toEqual(["unknown_message"]);
  });
});

describe("whatever two people do", () => {
  const person = fc.constantFrom(ROBIN, SAM);
  const command = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(person, fc.nat(30)).map(([who, id]) => says(who, "Objection!", { clientId: `c${id}` })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(person, fc.nat(3)).map(([who, id]) => says(who, "🍕".repeat(500), { clientId: `p${id}` })),
    },
    { weight: 4, arbitrary: fc.tuple(person, fc.nat(5), fc.constantFrom(...REACTION_EMOJI)) },
    { weight: 1, arbitrary: person.map(asks) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<HearingCommand>({ kind: "note_failure" }, { kind: "adopt", courtroom: settled }),
    },
    { weight: 1, arbitrary: fc.constant<HearingCommand>({ kind: "adopt", courtroom: active }) },
  );

  /** Runs arbitrary commands; a reaction picks among the messages there are. */
  function run(commands: (HearingCommand | [string, number, (typeof REACTION_EMOJI)[number]])[]) {
    const steps: { before: Hearing; step: HearingStep }[] = [];
    let hearing = inSession;
    for (const each of commands) {
      const made = Array.isArray(each) ? reacts(each[0], hearing.messages.at(each[1])?.uuid ?? "none", each[2]) : each;
      const step = reduceHearing(hearing, made);
      steps.push({ before: hearing, step });
      hearing = step.hearing;
    }
    return { hearing, steps, frames: steps.flatMap(({ step }) => step.frames) };
  }

  const commands = fc.array(command, { maxLength: 120 });
  const always = (check: (result: ReturnType<typeof run>) => void) =>
    fc.assert(
      fc.property(commands, (made) => check(run(made))),
      { seed: 20_261_121, numRuns: 150 },
    );

  it("the transcript has no gap and no message twice", () => {
    always(({ hearing }) => {
      expect(hearing.messages.map(({ number }) => number)).toEqual(
        hearing.messages.map((_message, index) => index + 1),
      );
      const ids = hearing.messages.map(({ senderUuid, clientId }) => `${senderUuid} ${clientId}`);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it("each message and reaction raises the revision by one, and nothing else does", () => {
    always(({ steps }) => {
      for (const { before, step } of steps) {
        const changed = step.changes.filter(({ kind }) => kind === "message" || kind === "reactions").length;
        expect(revisionOf(step.hearing) - revisionOf(before)).toBe(changed);
      }
    });
  });

  it("the running sum of tokens is what the transcript costs", () => {
    always(({ hearing }) => {
      expect(hearing.tokens).toBe(openHearing(active, hearing.messages).tokens);
    });
  });

  it("nothing is added to the record once the court has retired", () => {
    always(({ steps }) => {
      for (const { before, step } of steps) {
        if (before.deliberation === null) continue;
        expect(step.hearing.messages).toEqual(before.messages);
        expect(step.hearing.ready).toEqual(before.ready);
      }
    });
  });

  it("the court retires once, warns once and announces once", () => {
    always(({ steps, frames }) => {
      const count = (type: string) => frames.filter(({ message }) => message.type === type).length;
      expect(count("VERDICT_GENERATED")).toBeLessThanOrEqual(1);
      expect(count("TOKEN_LIMIT_WARNING")).toBeLessThanOrEqual(1);
      expect(count("TOKEN_LIMIT_EXCEEDED")).toBeLessThanOrEqual(1);
      const retirements = steps.filter(({ before, step }) => !before.deliberation && step.hearing.deliberation);
      expect(retirements.length).toBeLessThanOrEqual(1);
    });
  });

  it("whoever follows the frames ends with the court's own reactions, each person at most once on each", () => {
    always(({ hearing, frames }) => {
      const shown = new Map<string, Reactions>();
      for (const { audience, message } of frames) {
        if (audience.to !== "all") continue;
        if (message.type === "NEW_MESSAGE") shown.set(message.payload.uuid, message.payload.reactions);
        if (message.type === "MESSAGE_REACTION_UPDATED")
          shown.set(message.payload.messageUuid, message.payload.reactions);
      }
      expect(Object.fromEntries(shown)).toEqual(
        Object.fromEntries(hearing.messages.map((each) => [each.uuid, each.reactions])),
      );
      for (const who of [...shown.values()].flatMap((reactions) => Object.values(reactions))) {
        expect(new Set(who).size).toBe(who.length);
        expect(who.length).toBeGreaterThan(0);
      }
    });
  });

  it("a budget that is spent always means that the court has retired or ruled", () => {
    expect(TRANSCRIPT_TOKENS_MAX).toBe(6_000);
    always(({ hearing, frames }) => {
      const exceeded = frames.some(({ message }) => message.type === "TOKEN_LIMIT_EXCEEDED");
      if (exceeded) expect(hearing.deliberation?.reason).toBe("token_limit_exceeded");
    });
  });

  it("a reaction taken twice is as if nobody had reacted", () => {
    const { hearing } = play(inSession, says(ROBIN, "one"));
    const uuid = hearing.messages[0]?.uuid ?? "";
    const twice = play(hearing, reacts(SAM, uuid), reacts(ROBIN, uuid), reacts(SAM, uuid), reacts(ROBIN, uuid));
    expect(twice.hearing.messages[0]?.reactions).toEqual({});
  });
});
