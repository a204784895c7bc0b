import { expect, test } from "vitest";
import type { Winner } from "~/domain/case/winner";
import { agreeOnFinding } from "./agree-on-finding";

const runs = (...winners: Winner[]) =>
  winners.map((winner, index) => ({
    order: index % 2 === 0 ? ("creator_first" as const) : ("opponent_first" as const),
    winner,
    blame: winner === "creator" ? { creator: 20 + index, opponent: 80 - index } : { creator: 70, opponent: 30 },
  }));

test("one reading decides nothing", () => expect(agreeOnFinding(runs("creator"))).toBeNull());

test("two readings that agree decide, with their mean blame", () => {
  expect(agreeOnFinding(runs("creator", "creator"))).toEqual({
    winner: "creator",
    blame: { creator: 21, opponent: 79 },
  });
  expect(agreeOnFinding(runs("other", "other"))?.blame).toEqual({ creator: 50, opponent: 50 });
});

test("two that differ ask for more", () => {
  expect(agreeOnFinding(runs("creator", "opponent"))).toBeNull();
  expect(agreeOnFinding(runs("creator", "other"))).toBeNull();
});

test("three of four decide", () => {
  expect(agreeOnFinding(runs("creator", "opponent", "creator", "creator"))).toEqual({
    winner: "creator",
    blame: { creator: 22, opponent: 78 },
  });
});

test("anything less is a Hung Court", () => {
  const hung = { winner: "other", blame: { creator: 50, opponent: 50 } };
  expect(agreeOnFinding(runs("creator", "opponent", "creator", "opponent"))).toEqual(hung);
  expect(agreeOnFinding(runs("creator", "other", "creator", "opponent"))).toEqual(hung);
});
