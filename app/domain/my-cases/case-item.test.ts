import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  CASES_LISTED,
  inShort,
  listedCourtroomSchema,
  listedSessionSchema,
  listedSuitSchema,
  newestOf,
  toCaseItem,
} from "./case-item";

const suit = {
  uuid: "suit",
  allegation: "He put the milk back with one sip in it.",
  status: "active",
  outcome: null,
  creatorUuid: "robin",
  creatorDisplayName: "Robin",
  creatorUsername: null,
  opponentDisplayName: "Sam",
  opponentUsername: null,
  createdAt: "2026-11-21T12:00:00.000Z",
  deadline: "2026-11-22T12:00:00.000Z",
  language: null,
} as const;

const courtroom = {
  uuid: "court",
  allegation: "He hums.",
  status: "active",
  outcome: null,
  creatorUuid: "robin",
  creator: { uuid: "robin", displayName: "Robin" },
  opponent: { uuid: "sam", displayName: "Sam" },
  createdAt: "2026-11-21T12:00:00.000Z",
  deadline: "2026-11-22T12:00:00.000Z",
  language: null,
} as const;

const toSwipeItem = (listed: v.InferInput<typeof listedSuitSchema>, reader: string) =>
  toCaseItem("pettysuit", v.parse(listedSuitSchema, listed), reader);
const toCourtItem = (listed: v.InferInput<typeof listedCourtroomSchema>, reader: string) =>
  toCaseItem("courtroom", v.parse(listedCourtroomSchema, listed), reader);

describe("a case in a list", () => {
  it("is titled with the allegation, and in short with its first five words", () => {
    const shortTitle = (allegation: string) =>
      inShort([toSwipeItem({ ...suit, allegation }, "robin")]).map(({ title }) => title);
    expect(toSwipeItem(suit, "robin").title).toBe("He put the milk back with one sip in it.");
    expect(shortTitle(suit.allegation)).toEqual(["He put the milk back…"]);
    expect(shortTitle("He put the\nmilk back")).toEqual(["He put the\nmilk back"]);
    expect(shortTitle("He put the milk back, again.")).toEqual(["He put the milk back…"]);
  });

  it("says until when it runs, as long as it does", () => {
    expect(toSwipeItem(suit, "robin").deadline).toBe("2026-11-22T12:00:00.000Z");
    expect(toCourtItem(courtroom, "sam").deadline).toBe("2026-11-22T12:00:00.000Z");
    expect(toSwipeItem({ ...suit, status: "settled" }, "robin").deadline).toBeNull();
  });

  it("keeps the language of its complaint", () => {
    expect(toSwipeItem({ ...suit, language: "de" }, "robin").language).toBe("de");
    expect(toCourtItem({ ...courtroom, language: "ar" }, "sam").language).toBe("ar");
  });

  it("is against whoever is not reading it, by the username where there is one", () => {
    expect(toSwipeItem(suit, "robin").against).toBe("Sam");
    expect(toSwipeItem(suit, "sam").against).toBe("Robin");
    expect(toSwipeItem({ ...suit, opponentUsername: "sam_99" }, "robin").against).toBe("sam_99");
    expect(toSwipeItem({ ...suit, creatorUsername: "robin_1" }, "sam").against).toBe("robin_1");
    expect(toCourtItem(courtroom, "robin").against).toBe("Sam");
    expect(toCourtItem(courtroom, "sam").against).toBe("Robin");
  });

  it("is against nobody in a dilemma, and says what was decided once it is", () => {
    const { uuid, createdAt, language } = suit;
    const session = { uuid, createdAt, language, dilemma: "Tea or coffee?", decision: null };
    const item = (listed: v.InferInput<typeof listedSessionSchema>) =>
      toCaseItem("dilemma", v.parse(listedSessionSchema, listed), "robin");
    expect(item(session)).toMatchObject({ title: "Tea or coffee?", against: null, status: "pending", outcome: null });
    expect(item({ ...session, decision: "Tea" })).toMatchObject({ status: "settled", outcome: "Tea" });
  });

  it("says how it came out, by the name that each goes by", () => {
    expect(toSwipeItem(suit, "robin").outcome).toBeNull();
    expect(toSwipeItem({ ...suit, outcome: "opponent", opponentUsername: "sam_99" }, "robin").outcome).toBe(
      "sam_99 won",
    );
    expect(toCourtItem({ ...courtroom, outcome: "creator" }, "sam").outcome).toBe("Robin won");
    expect(toCourtItem({ ...courtroom, outcome: "hung" }, "sam").outcome).toBe("Hung Court");
  });

  it("is against nobody while the seat is free", () => {
    expect(toSwipeItem({ ...suit, opponentDisplayName: null }, "robin").against).toBeNull();
    expect(toCourtItem({ ...courtroom, opponent: null }, "robin").against).toBeNull();
  });
});

describe("lists in one", () => {
  it("give the newest of all, as many as one list has", () => {
    const atMinute = (minute: number) =>
      toSwipeItem({ ...suit, uuid: `suit ${minute}`, createdAt: new Date(minute * 60_000).toISOString() }, "robin");
    const [even, odd] = [0, 1].map((first) => Array.from({ length: 20 }, (_, place) => atMinute(first + 2 * place)));
    const listed = newestOf([even ?? [], odd ?? []]).map(({ uuid }) => uuid);
    expect(listed).toEqual(Array.from({ length: CASES_LISTED }, (_, place) => `suit ${39 - place}`));
    expect(newestOf([even ?? [], odd ?? []], 2).map(({ uuid }) => uuid)).toEqual(["suit 39", "suit 38"]);
  });
});
