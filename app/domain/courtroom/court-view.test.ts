import { describe, expect, test } from "vitest";
import {
  COURTROOM,
  type CourtInMemory,
  contents,
  courtroomInSession,
  inCourt,
  ROBIN,
  refused,
  SAM,
} from "../../../tests/support/court-in-memory";
import { countUnread, nextTick, openCourtView, reduceCourtView } from "./court-view";
import { reduceHearing } from "./reduce-hearing";
import { heard } from "./reduce-server-message";

const VERDICT = { caseName: "Slice v. Slice", winner: "creator", rationale: "Crumbs.", punishment: "Bake." } as const;

describe("what a person says", () => {
  test("is there at once, and once, when the court has heard it", () => {
    const court = inCourt();
    court.say("It was my slice.");
    expect(contents(court.view.outbox)).toEqual(["It was my slice."]);
    court.settle();
    expect(court.view.outbox).toEqual([]);
    expect(contents(court.view.messages)).toEqual(["It was my slice."]);
  });

  test("waits while the connection is down and goes out in the order in which it was written", () => {
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
  test("keeps its request through a broken connection", () => {
    const court = inCourt();
    court.browser({ type: "decision_wanted" });
    court.cut();
    expect(court.view.decisionRequest).toBe("wanted");
    court.settle();
    expect(court.hearing.ready).toEqual([ROBIN]);
  });

  test("settles the courtroom, and a page that was read before it takes nothing back", () => {
    const view = reduceCourtView(
      openCourtView(ROBIN, courtroomInSession()),
      heard({ type: "VERDICT_GENERATED", payload: VERDICT }, 0),
    );
    expect(view.courtroom).toMatchObject({ ...VERDICT, status: "settled" });
    const stale = reduceCourtView(view, { type: "read", courtroom: courtroomInSession() });
    expect(stale.courtroom.status).toBe("settled");
  });

  test("that failed says so until it is tried again", () => {
    const court = inCourt();
    court.browser(heard({ type: "VERDICT_GENERATION_ERROR", payload: { error: "" } }, 0));
    expect(court.view.generationError).toBe("Failed to generate verdict");
    court.browser({ type: "decision_wanted" });
    expect(court.view.generationError).toBeNull();
  });
});

describe("a guest who logs in midway", () => {
  const ACCOUNT = "55555555-5555-4555-8555-555555555555";

  test("keeps their side on pages that were open, whichever uuid their words came with", () => {
    const court = inCourt();
    court.say("It was my slice.");
    court.settle();
    court.samSays("It was nobody's.");
    court.settle();
    const said = court.view.messages.map(({ seat, content }) => `${seat}: ${content}`);
    expect(said).toEqual(["creator: It was my slice.", "opponent: It was nobody's."]);
    const { hearing, socketMessages } = reduceHearing(court.hearing, {
      kind: "merge",
      from: ROBIN,
      to: ACCOUNT,
      at: 0,
    });
    court.hearing = hearing;
    for (const { message } of socketMessages) court.browser(heard(message, 0));
    court.samSays("Who are you now?");
    court.settle();
    expect(court.view.messages.map(({ seat }) => seat)).toEqual(["creator", "opponent", "opponent"]);
    expect(court.view.seat).toBe("creator");
    expect(countUnread(court.view)).toBe(2);
  });
});

describe("what others of one person's windows left", () => {
  const left = (clientId: string, writtenAt: number) => ({
    ...{ clientId, writtenAt, content: `At ${writtenAt}.` },
    ...{ state: "waiting" as const, refusal: null },
  });

  test("goes out in the order in which it was written, and not while something else is under way", () => {
    const court = inCourt();
    court.cut();
    court.say("Later.");
    court.browser({ type: "restored", outbox: [left("left-0001", 1), left("left-0002", 2)] });
    court.settle();
    expect(contents(court.transcript)).toEqual(["At 1.", "At 2.", "Later."]);

    court.say("Under way.");
    court.browser({ type: "restored", outbox: [left("left-0003", 3)] });
    expect(court.view.outbox.map(({ state }) => state)).toEqual(["waiting", "sent"]);
    court.settle();
    expect(contents(court.transcript).slice(3)).toEqual(["Under way.", "At 3."]);
  });
});

describe("a request for a decision", () => {
  test("is taken back, also where the connection breaks before that is out", () => {
    const court = inCourt();
    court.browser({ type: "decision_wanted" });
    court.settle();
    expect([court.hearing.ready, court.view.ready]).toEqual([[ROBIN], [ROBIN]]);
    court.cut();
    court.browser({ type: "decision_withdrawn" });
    court.settle();
    expect([court.hearing.ready, court.view.ready, court.view.decisionRequest]).toEqual([[], [], "none"]);
  });

  test("that never went out needs no taking back", () => {
    const court = inCourt();
    court.cut();
    court.browser({ type: "decision_wanted" });
    court.browser({ type: "decision_withdrawn" });
    expect(court.view.decisionRequest).toBe("none");
    court.settle();
    expect(court.hearing.lines.map(({ kind }) => kind)).toEqual(["judge"]);
  });
});
