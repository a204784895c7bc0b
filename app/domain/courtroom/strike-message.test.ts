import { describe, expect, it } from "vitest";
import { courtroomInSession, ROBIN, SAM } from "../../../tests/support/court-in-memory";
import { openHearing, STRUCK_MESSAGE, transcriptOf } from "./hearing";
import type { HearingCommand } from "./hearing-step";
import { reduceHearing } from "./reduce-hearing";
import { estimateTokens } from "./transcript-budget";

const uuidOf = (number: number) => `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${number}`;

const say = (userUuid: string, number: number, content: string): HearingCommand => ({
  ...{ kind: "say", userUuid, content, language: "nl", clientId: `client-${number}`, at: 0 },
  uuid: uuidOf(number),
});

const before = [say(SAM, 1, "You chew like a snorkelling goat."), say(ROBIN, 2, "I do not.")].reduce(
  (hearing, command) => reduceHearing(hearing, command).hearing,
  openHearing(courtroomInSession()),
);
const strike: HearingCommand = { kind: "strike", messageUuid: uuidOf(1) };

describe("a struck message", () => {
  const { hearing, changes, socketMessages, docket } = reduceHearing(before, strike);

  it("keeps its number and its author, and loses its words, its language and what they cost the judge", () => {
    expect(
      hearing.messages.map(({ number, senderUuid, content, language }) => [number, senderUuid, content, language]),
    ).toEqual([
      [1, SAM, STRUCK_MESSAGE, null],
      [2, ROBIN, "I do not.", "nl"],
    ]);
    expect(hearing.tokens).toBe(estimateTokens(STRUCK_MESSAGE) + estimateTokens("I do not."));
    expect(changes).toEqual([{ kind: "struck", message: hearing.messages[0] }]);
    expect(docket).toBe("none");
  });

  it("is news to both parties, with a revision of its own", () => {
    expect(socketMessages).toMatchObject([
      { audience: { to: "all" }, message: { type: "NEW_MESSAGE", payload: { content: STRUCK_MESSAGE, revision: 3 } } },
    ]);
  });

  it("has no words that a judge could weigh", () => {
    expect(transcriptOf(hearing)).toEqual([
      { seat: "opponent", content: "" },
      { seat: "creator", content: "I do not." },
    ]);
  });

  it("is struck once, and what was never said can't be", () => {
    for (const command of [strike, { ...strike, messageUuid: uuidOf(9) }]) {
      expect(reduceHearing(hearing, command)).toEqual({ hearing, changes: [], socketMessages: [], docket: "none" });
    }
  });
});
