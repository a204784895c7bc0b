import { describe, expect, it } from "vitest";
import { courtroomInSession, ROBIN, SAM } from "../../../tests/support/court-in-memory";
import { FORMER_LITIGANT, FORMER_LITIGANT_UUID, REMOVED } from "../case/former-litigant";
import type { Courtroom } from "./courtroom";
import { type Hearing, openHearing } from "./hearing";
import type { HearingCommand } from "./hearing-step";
import { reduceHearing } from "./reduce-hearing";

const AT = Date.parse("2026-01-01T12:00:00.000Z");
const VERDICT = { caseName: "A case", winner: "other", rationale: "They left.", punishment: "None." } as const;
const FORMER = { uuid: FORMER_LITIGANT_UUID, displayName: FORMER_LITIGANT };

const play = (hearing: Hearing, ...commands: HearingCommand[]): Hearing =>
  commands.reduce((state, command) => reduceHearing(state, command).hearing, hearing);

const say = (userUuid: string, number: number, content: string): HearingCommand => ({
  ...{ kind: "say", userUuid, content, language: "nl", clientId: `client-${number}`, at: AT },
  uuid: `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${number}`,
});

/** Robin has left: the database gave the seat to nobody and ended the case. */
const left: Courtroom = {
  ...courtroomInSession({ creatorUuid: FORMER_LITIGANT_UUID, creator: FORMER, status: "settled", allegation: REMOVED }),
  ...{ ...VERDICT, settledAt: "2026-01-01T13:00:00.000Z" },
};
const forget: HearingCommand = { kind: "forget", courtroom: left, leavers: [ROBIN], names: ["Robin"], others: ["Sam"] };

const before = play(
  openHearing(courtroomInSession()),
  say(ROBIN, 1, "He ate it."),
  say(SAM, 2, "No, Robin's dog did."),
  say(SAM, 3, "Crumbs."),
  { kind: "react", userUuid: ROBIN, messageUuid: "aaaaaaaa-aaaa-4aaa-8aaa-000000000003", reaction: "🔥" },
  { kind: "react", userUuid: SAM, messageUuid: "aaaaaaaa-aaaa-4aaa-8aaa-000000000001", reaction: "😂" },
  { kind: "read", userUuid: ROBIN, messageUuid: "aaaaaaaa-aaaa-4aaa-8aaa-000000000002" },
  { kind: "ask_for_decision", userUuid: ROBIN, lastReadMessageUuid: null, at: AT },
);

describe("a party that has left for good", () => {
  const { hearing, socketMessages, docket } = reduceHearing(before, forget);

  it("has said [removed], and the numbers stay", () => {
    expect(hearing.messages.map(({ number, senderUuid, content }) => ({ number, senderUuid, content }))).toEqual([
      { number: 1, senderUuid: FORMER_LITIGANT_UUID, content: REMOVED },
      { number: 2, senderUuid: SAM, content: "No, a former litigant's dog did." },
      { number: 3, senderUuid: SAM, content: "Crumbs." },
    ]);
    expect(hearing.messages.map(({ reactions }) => reactions)).toEqual([{ "😂": [SAM] }, {}, {}]);
    expect(hearing.messages.map(({ language }) => language)).toEqual([null, "nl", "nl"]);
    expect(hearing.messages[0]?.clientId).toBe(hearing.messages[0]?.uuid);
  });

  it("wants and has read nothing, and comes in no more", () => {
    expect(hearing).toMatchObject({ ready: [], readTo: {}, retired: [ROBIN], courtroom: left });
    expect(JSON.stringify({ ...hearing, retired: [] })).not.toMatch(/robin/iu);
    expect(JSON.stringify({ ...hearing, retired: [] })).not.toContain(ROBIN);
  });

  it("is news to whoever stays: the case, how it ended, and each message that changed, with a revision of its own", () => {
    expect(docket).toBe("none");
    expect(socketMessages.map(({ message }) => message.type)).toEqual([
      "COURTROOM_UPDATED",
      "VERDICT_GENERATED",
      "NEW_MESSAGE",
      "NEW_MESSAGE",
      "NEW_MESSAGE",
    ]);
    const joined = reduceHearing(hearing, { kind: "join", userUuid: SAM, since: 5, present: [], at: 0 })
      .socketMessages[0]?.message;
    expect(joined?.type === "COURTROOM_JOINED" && joined.payload.messages).toHaveLength(3);
    expect(joined?.type === "COURTROOM_JOINED" && joined.payload.revision).toBe(8);
  });

  it("is not forgotten twice", () => {
    const again = reduceHearing(hearing, forget);
    expect(again).toEqual({ hearing, changes: [], socketMessages: [], docket: "none" });
  });

  it("is not brought back by what was read before", () => {
    for (const told of [
      courtroomInSession(),
      courtroomInSession({ status: "settled", ...VERDICT }),
      { ...left, creatorUuid: ROBIN, creator: { uuid: ROBIN, displayName: "Robin" }, round: 2 },
    ]) {
      expect(reduceHearing(hearing, { kind: "adopt", at: 0, courtroom: told })).toEqual({
        ...{ hearing, changes: [], socketMessages: [], docket: "none" },
      });
    }
  });

  it("hears no verdict announced a second time in a court that had ruled", () => {
    const ruled = play(before, {
      kind: "adopt",
      at: 0,
      courtroom: courtroomInSession({ status: "settled", ...VERDICT }),
    });
    const types = reduceHearing(ruled, forget).socketMessages.map(({ message }) => message.type);
    expect(types).not.toContain("VERDICT_GENERATED");
  });
});
