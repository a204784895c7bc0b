import { describe, expect, it } from "vitest";
import { COURTROOM, courtroomInSession, ROBIN, SAM } from "../../../tests/support/court-in-memory";
import { type Hearing, openHearing } from "./hearing";
import type { HearingCommand } from "./hearing-step";
import { reduceHearing } from "./reduce-hearing";

const ACCOUNT = "44444444-4444-4444-8444-444444444444";
const AT = Date.parse("2026-01-01T12:00:00.000Z");

function play(hearing: Hearing, ...commands: HearingCommand[]): Hearing {
  return commands.reduce((state, command) => reduceHearing(state, command).hearing, hearing);
}

const say = (userUuid: string, number: number): HearingCommand => ({
  kind: "say",
  userUuid,
  content: `Argument ${number}.`,
  language: null,
  clientId: `client-${number}`,
  uuid: `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${number}`,
  at: AT,
});

const merge = (to: string): HearingCommand => ({ kind: "merge", from: SAM, to, at: AT });
const moved = courtroomInSession({ opponent: { uuid: ACCOUNT, displayName: "sam_the_great" } });

describe("a guest who turns out to be somebody else", () => {
  const hearing = play(
    openHearing(courtroomInSession()),
    say(ROBIN, 1),
    say(SAM, 2),
    { kind: "react", userUuid: SAM, messageUuid: "aaaaaaaa-aaaa-4aaa-8aaa-000000000001", reaction: "🔥" },
    { kind: "ask_for_decision", userUuid: SAM, lastReadMessageUuid: "aaaaaaaa-aaaa-4aaa-8aaa-000000000001", at: AT },
  );

  it("leaves no trace of the guest but that nobody comes in as it", () => {
    const { retired, ...rest } = play(hearing, merge(ACCOUNT));
    expect(retired).toEqual([SAM]);
    expect(JSON.stringify(rest)).not.toContain(SAM);
    expect(rest.ready).toEqual([ACCOUNT]);
    expect(rest.readTo).toEqual({ [ACCOUNT]: 1 });
    expect(rest.messages.map(({ senderUuid }) => senderUuid)).toEqual([ROBIN, ACCOUNT]);
    expect(rest.messages[0]?.reactions).toEqual({ "🔥": [ACCOUNT] });
  });

  it("is one step, however often it is said", () => {
    const once = play(hearing, merge(ACCOUNT));
    expect(reduceHearing(once, merge(ACCOUNT))).toEqual({
      hearing: once,
      changes: [],
      socketMessages: [],
      docket: "none",
    });
  });

  it("is learned from the database too, where nobody said it", () => {
    const learned = play(hearing, { kind: "adopt", at: 0, courtroom: moved });
    expect(learned).toEqual({ ...play(hearing, merge(ACCOUNT)), courtroom: moved });
  });

  it("is not undone by what was read before", () => {
    const known = play(hearing, { kind: "adopt", at: 0, courtroom: moved });
    const stale = reduceHearing(known, { kind: "adopt", at: 0, courtroom: courtroomInSession() });
    expect(stale.hearing).toEqual(known);
    expect(stale.socketMessages).toEqual([]);
  });

  it("does not keep a verdict from being announced that was read with the old seat", () => {
    const verdict = {
      caseName: "Robin v. Sam",
      winner: "creator",
      rationale: "He ate it.",
      punishment: "Pizza.",
    } as const;
    const settled = courtroomInSession({ ...verdict, status: "settled", settledAt: "2026-01-01T13:00:00.000Z" });
    const { socketMessages, hearing: told } = reduceHearing(play(hearing, merge(ACCOUNT)), {
      kind: "adopt",
      at: 0,
      courtroom: settled,
    });
    expect(socketMessages.map(({ message }) => message.type)).toEqual(["VERDICT_GENERATED"]);
    expect(told.courtroom.opponent?.uuid).toBe(ACCOUNT);
  });

  it("is told to everybody, with what they wanted", () => {
    const { socketMessages, docket } = reduceHearing(hearing, merge(ACCOUNT));
    expect(socketMessages.map(({ audience, message }) => [audience.to, message.type])).toEqual([
      ["all", "COURTROOM_UPDATED"],
      ["all", "DECISION_READINESS_UPDATED"],
    ]);
    expect(docket).toBe("none");
  });

  it("who never sat here changes nothing but that", () => {
    const { hearing: next, socketMessages } = reduceHearing(hearing, {
      kind: "merge",
      from: COURTROOM,
      to: ACCOUNT,
      at: AT,
    });
    expect(next).toEqual({ ...hearing, retired: [COURTROOM] });
    expect(socketMessages).toEqual([]);
  });
});

describe("a guest who turns out to be the person across", () => {
  const hearing = play(openHearing(courtroomInSession()), say(ROBIN, 1), say(SAM, 2));

  it("keeps the seat and rests its case", () => {
    const next = play(hearing, merge(ROBIN));
    expect(next.courtroom).toEqual(hearing.courtroom);
    expect(next.messages).toEqual(hearing.messages);
    expect(next.ready).toEqual([SAM]);
  });

  it("was what the other waited for", () => {
    const waiting = play(hearing, { kind: "ask_for_decision", userUuid: ROBIN, lastReadMessageUuid: null, at: AT });
    const { hearing: next, docket } = reduceHearing(waiting, merge(ROBIN));
    expect(next.deliberation?.reason).toBe("both_ready");
    expect(docket).toBe("call");
  });

  it("changes nothing in a court that has retired", () => {
    const retired = play(hearing, { kind: "close", reason: "time_is_up", at: AT });
    const { hearing: next, socketMessages, docket } = reduceHearing(retired, merge(ROBIN));
    expect(next).toEqual({ ...retired, retired: [SAM] });
    expect({ socketMessages, docket }).toEqual({ socketMessages: [], docket: "none" });
  });
});
