import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COURTROOM, CourtInMemory, courtroomInSession, ROBIN, SAM } from "../../../tests/support/court-in-memory";
import { countUnread, nextTick, openCourtView, reduceCourtView } from "./court-view";
import { dueFrames } from "./due-frames";
import { openHearing } from "./hearing";
import type { FrameFault } from "./protocol";

const VERDICT = { caseName: "Slice v. Slice", winner: "creator", rationale: "Crumbs.", punishment: "Bake." } as const;

function inCourt(): CourtInMemory {
  const court = new CourtInMemory();
  court.settle();
  return court;
}

const contents = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);
const refused = (code: FrameFault, clientId: string | null) =>
  ({ type: "frame", frame: { type: "ERROR", payload: { code, clientId, message: "No." } }, at: 0 }) as const;

describe("what a person says", () => {
  test("is there at once, and once, when the court has heard it", () => {
    const court = inCourt();
    court.say("It was my slice.");
    expect(contents(court.view.outbox)).toEqual(["It was my slice."]);
    court.settle();
    expect(court.view.outbox).toEqual([]);
    expect(contents(court.view.messages)).toEqual(["It was my slice."]);
  });

  test("waits while the line is down and goes out in the order in which it was written", () => {
    const court = inCourt();
    court.cut();
    for (const content of ["One.", "Two.", "Three."]) court.say(content);
    expect(court.view.outbox.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
    court.settle();
    expect(contents(court.transcript)).toEqual(["One.", "Two.", "Three."]);
    expect(court.view.outbox).toEqual([]);
  });

  test("is not said twice when only its receipt got lost", () => {
    const court = inCourt();
    court.say("Once.");
    court.letUp();
    court.cut();
    expect(contents(court.view.outbox)).toEqual(["Once."]);
    court.settle();
    expect(contents(court.transcript)).toEqual(["Once."]);
    expect(contents(court.view.messages)).toEqual(["Once."]);
    expect(court.view.outbox).toEqual([]);
  });

  test("keeps its order when the court asks for a pause", () => {
    const court = inCourt();
    const words = Array.from({ length: 40 }, (_, index) => `Point ${index + 1}.`);
    for (const content of words) court.say(content);
    court.settle();
    expect(contents(court.view.messages)).toEqual(words);
  });

  test("stays with its writer when the court will not hear it, and holds up nothing else", () => {
    const court = inCourt();
    court.cut();
    const clientId = court.say("Refuse this.");
    court.say("Hear this.");
    court.browser(refused("internal", clientId));
    court.settle();
    expect(court.view.outbox).toMatchObject([{ content: "Refuse this.", state: "refused", refusal: "No." }]);
    expect(contents(court.transcript)).toEqual(["Hear this."]);
  });

  test("can be tried again or taken back after a refusal", () => {
    const court = inCourt();
    court.cut();
    const [again, never] = [court.say("Again."), court.say("Never mind.")];
    court.browser(refused("internal", again));
    court.browser(refused("internal", never));
    court.browser({ type: "retried", clientId: again });
    court.browser({ type: "taken_back", clientId: never });
    court.settle();
    expect(contents(court.transcript)).toEqual(["Again."]);
    expect(court.view.outbox).toEqual([]);
  });

  test("leaves the outbox when it is too serious, so that no return can send it again", () => {
    const court = inCourt();
    court.cut();
    const clientId = court.say("Something dark.");
    court.browser(refused("too_serious", clientId));
    court.settle();
    expect(court.view.outbox).toEqual([]);
    expect(court.transcript).toEqual([]);
  });

  test("comes before the request for a decision that was made after it", () => {
    const court = inCourt();
    court.cut();
    court.say("One last thing.");
    court.browser({ type: "decision_wanted" });
    court.settle();
    expect(contents(court.transcript)).toEqual(["One last thing."]);
    expect(court.view.ready).toEqual([ROBIN]);
    expect(court.view.decisionRequest).toBe("none");
  });
});

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
    court.browser({ type: "frame", frame: { type: "NEW_MESSAGE", payload: { ...second, revision: 2 } }, at: 0 });
    expect(court.view.revision).toBe(0);
    court.settle();
    expect(court.view.messages).toEqual(court.transcript);
    expect(court.view.revision).toBe(2);
  });

  test.each([
    ["to be let in", "joining"],
    ["what it missed", "live"],
  ] as const)("asks again %s, after a rest, when that was too much at once", (_what, line) => {
    const court = inCourt();
    const lost = line === "joining" ? reduceCourtView(court.view, { type: "line", line }) : court.view;
    const refusedAt = reduceCourtView(lost, { ...refused("flood", null), at: 1_000 });
    expect(dueFrames(refusedAt)).toEqual([]);
    const rested = reduceCourtView(refusedAt, { type: "ticked", at: nextTick(refusedAt) ?? 0 });
    expect(dueFrames(rested)).toMatchObject([{ frame: { type: "join" }, what: { kind: "join" } }]);
    expect(dueFrames(reduceCourtView(rested, { type: "sent", what: { kind: "join" } }))).toEqual([]);
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

describe("typing", () => {
  function typingCourt(): CourtInMemory {
    const court = inCourt();
    const payload = { courtroomUuid: COURTROOM, userUuid: SAM, isTyping: true };
    court.court(SAM, { type: "TYPING_INDICATOR", payload });
    court.settle();
    return court;
  }

  test("is believed for four seconds", () => {
    const court = typingCourt();
    expect(nextTick(court.view)).not.toBeNull();
    court.wait(3_999);
    expect(court.view.typing).toHaveLength(1);
    court.wait(1);
    expect(court.view.typing).toEqual([]);
  });

  test("is over when the words are there", () => {
    const court = typingCourt();
    court.samSays("There.");
    court.settle();
    expect(court.view.typing).toEqual([]);
  });
});

describe("what came while somebody looked away", () => {
  test("is counted and marked, and read once they look", () => {
    const court = inCourt();
    court.samSays("Seen.");
    court.settle();
    court.browser({ type: "looked", isLooking: true });
    court.browser({ type: "looked", isLooking: false });
    court.samSays("New.");
    court.samSays("Newer.");
    court.settle();
    expect(countUnread(court.view)).toBe(2);
    expect(court.view.unreadFrom).toBe(2);
    court.browser({ type: "looked", isLooking: true });
    court.settle();
    expect(countUnread(court.view)).toBe(0);
    expect(court.view.unreadFrom).toBe(2);
    expect(court.hearing.readTo[ROBIN]).toBe(3);
  });

  test("is no longer marked when they answer", () => {
    const court = inCourt();
    court.samSays("New.");
    court.settle();
    court.say("Answered.");
    expect(court.view.unreadFrom).toBeNull();
    expect(countUnread(court.view)).toBe(0);
  });

  test("never counts their own words", () => {
    const court = inCourt();
    court.say("Mine.");
    court.settle();
    expect(countUnread(court.view)).toBe(0);
  });
});

describe("the decision", () => {
  test("keeps its request through a broken line", () => {
    const court = inCourt();
    court.browser({ type: "decision_wanted" });
    court.cut();
    expect(court.view.decisionRequest).toBe("wanted");
    court.settle();
    expect(court.hearing.ready).toEqual([ROBIN]);
  });

  test("settles the courtroom, and a page that was read before it takes nothing back", () => {
    const view = reduceCourtView(openCourtView(ROBIN, courtroomInSession()), {
      type: "frame",
      frame: { type: "VERDICT_GENERATED", payload: VERDICT },
      at: 0,
    });
    expect(view.courtroom).toMatchObject({ ...VERDICT, status: "settled" });
    const stale = reduceCourtView(view, { type: "read", courtroom: courtroomInSession() });
    expect(stale.courtroom.status).toBe("settled");
  });

  test("that failed says so until it is tried again", () => {
    const court = inCourt();
    court.browser({ type: "frame", frame: { type: "VERDICT_GENERATION_ERROR", payload: { error: "" } }, at: 0 });
    expect(court.view.generationError).toBe("Failed to generate verdict");
    court.browser({ type: "decision_wanted" });
    expect(court.view.generationError).toBeNull();
  });
});

type Deed = "say" | "sam" | "up" | "down" | "cut" | "connect" | "react" | "sam_reacts" | "wait" | "look" | "look_away";
const deeds = fc.array(
  fc.constantFrom<Deed>(
    ...(["say", "sam", "up", "up", "down", "down", "cut", "connect"] as const),
    ...(["react", "sam_reacts", "wait", "look", "look_away"] as const),
  ),
  { maxLength: 80 },
);

describe("whatever the line does", () => {
  test("every message is there once, in the court's order, and what is pending last in the order typed", () => {
    fc.assert(
      fc.property(deeds, (script) => {
        const court = new CourtInMemory();
        const said: string[] = [];
        let wishes = 0;
        for (const deed of script) {
          if (deed === "say") {
            said.push(`Robin ${said.length}`);
            court.say(`Robin ${said.length - 1}`);
          } else if (deed === "sam") court.samSays("Sam");
          else if (deed === "up") court.letUp();
          else if (deed === "down") court.letDown();
          else if (deed === "cut") court.cut();
          else if (deed === "connect") court.connect();
          else if (deed === "wait") court.wait(700);
          else if (deed === "look" || deed === "look_away")
            court.browser({ type: "looked", isLooking: deed === "look" });
          else {
            const messageUuid = court.view.messages[0]?.uuid;
            if (messageUuid === undefined) continue;
            const reaction = "🔥";
            if (deed === "react") {
              wishes += 1;
              court.browser({ type: "reacted", messageUuid, reaction });
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
        const reacted = court.transcript[0]?.reactions["🔥"]?.includes(ROBIN) ?? false;
        expect(reacted).toBe(wishes % 2 === 1);
      }),
      { numRuns: 300, seed: 20_260_101 },
    );
  });
});
