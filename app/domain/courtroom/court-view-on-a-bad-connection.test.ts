import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COURTROOM,
  CourtInMemory,
  contents,
  inCourt,
  ROBIN,
  refused,
  SAM,
} from "../../../tests/support/court-in-memory";
import { nextTick, reduceCourtView } from "./court-view";
import { dueMessages } from "./due-messages";
import { openHearing } from "./hearing";
import { reacted } from "./reaction-wish";
import { heard } from "./reduce-server-message";

describe("a browser that was away", () => {
  test("gets what it missed, a reaction to an old message included", () => {
    const court = inCourt();
    court.say("Exhibit one.");
    court.settle();
    court.cut();
    court.samSays("I object.");
    const messageUuid = court.transcript[0]?.uuid ?? "";
    court.court(SAM, {
      type: "ADD_REACTION",
      payload: { messageUuid, reaction: "💀", userUuid: SAM, courtroomUuid: COURTROOM },
    });
    court.settle();
    expect(court.view.messages).toEqual(court.transcript);
  });

  test("asks for what lies between when news does not follow on what it knows", () => {
    const court = inCourt();
    court.samSays("One.");
    court.samSays("Two.");
    const [, second] = court.transcript;
    if (second === undefined) throw new Error("nobody said two");
    court.browser(heard({ type: "NEW_MESSAGE", payload: { ...second, revision: 2 } }, 0));
    expect(court.view.revision).toBe(0);
    court.settle();
    expect(court.view.messages).toEqual(court.transcript);
    expect(court.view.revision).toBe(2);
  });

  test.each([
    ["to be let in", "joining"],
    ["what it missed", "live"],
  ] as const)("asks again %s, after a rest, when that was too much at once", (_what, connection) => {
    const court = inCourt();
    const lost =
      connection === "joining" ? reduceCourtView(court.view, { type: "connection", connection }) : court.view;
    const refusedAt = reduceCourtView(lost, refused("flood", null, 1_000));
    expect(dueMessages(refusedAt)).toEqual([]);
    const rested = reduceCourtView(refusedAt, { type: "ticked", at: nextTick(refusedAt) ?? 0 });
    expect(dueMessages(rested)).toMatchObject([{ socketMessage: { type: "join" }, what: { kind: "join" } }]);
    expect(dueMessages(reduceCourtView(rested, { type: "sent", what: { kind: "join" } }))).toEqual([]);
  });

  test("begins anew when the court knows less than it does", () => {
    const court = inCourt();
    court.samSays("Forgotten.");
    court.settle();
    court.cut();
    court.hearing = openHearing(court.hearing.courtroom);
    court.settle();
    expect(court.view.messages).toEqual([]);
  });

  test("forgets who is there and who types", () => {
    const court = inCourt();
    court.court(SAM, {
      type: "TYPING_INDICATOR",
      payload: { courtroomUuid: COURTROOM, userUuid: SAM, isTyping: true },
    });
    court.settle();
    expect(court.view.typing).toHaveLength(1);
    expect(court.view.present).toContain(SAM);
    court.cut();
    expect(court.view.typing).toEqual([]);
    expect(court.view.present).toEqual([]);
  });
});

type Step = "say" | "sam" | "up" | "down" | "cut" | "connect" | "react" | "sam_reacts" | "wait" | "look" | "look_away";
const steps = fc.array(
  fc.constantFrom<Step>(
    ...(["say", "sam", "up", "up", "down", "down", "cut", "connect"] as const),
    ...(["react", "sam_reacts", "wait", "look", "look_away"] as const),
  ),
  { maxLength: 80 },
);

describe("whatever the connection does", () => {
  test("every message is there once, in the court's order, and what is pending last in the order typed", () => {
    fc.assert(
      fc.property(steps, (script) => {
        const court = new CourtInMemory();
        const said: string[] = [];
        let wishes = 0;
        for (const step of script) {
          if (step === "say") {
            said.push(`Robin ${said.length}`);
            court.say(`Robin ${said.length - 1}`);
          } else if (step === "sam") court.samSays("Sam");
          else if (step === "up") court.letUp();
          else if (step === "down") court.letDown();
          else if (step === "cut") court.cut();
          else if (step === "connect") court.connect();
          else if (step === "wait") court.wait(700);
          else if (step === "look" || step === "look_away")
            court.browser({ type: "looked", isLooking: step === "look" });
          else {
            const messageUuid = court.view.messages[0]?.uuid;
            if (messageUuid === undefined) continue;
            const reaction = "🔥";
            if (step === "react") {
              wishes += 1;
              court.browser(reacted(messageUuid, reaction));
            } else {
              const payload = { messageUuid, reaction, userUuid: SAM, courtroomUuid: COURTROOM } as const;
              court.court(SAM, { type: "ADD_REACTION", payload });
            }
          }
          const numbers = court.view.messages.map(({ number }) => number);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          const heard = contents(court.view.messages.filter(({ senderUuid }) => senderUuid === ROBIN));
          expect(new Set([...heard, ...contents(court.view.outbox)]).size).toBe(
            heard.length + court.view.outbox.length,
          );
        }
        court.settle();
        expect(court.view.messages).toEqual(court.transcript);
        expect(court.view.outbox).toEqual([]);
        expect(court.view.wishes).toEqual([]);
        const own = contents(court.transcript.filter(({ senderUuid }) => senderUuid === ROBIN));
        expect(own).toEqual(said);
        const stands = court.transcript[0]?.reactions["🔥"]?.includes(ROBIN) ?? false;
        expect(stands).toBe(wishes % 2 === 1);
      }),
      { numRuns: 300, seed: 20_260_101 },
    );
  });
});
