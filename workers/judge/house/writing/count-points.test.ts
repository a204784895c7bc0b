import { expect, test } from "vitest";
import { countPoints } from "./count-points";

test.each([
  ["four points to two", [3, 1, 2, 0.5, -1, -2, 0], { for: "four", against: "two" }],
  ["the point that every loser is granted", [3, 1, 2], { for: "three", against: "one" }],
  ["no count of one point", [3, 0, 0], null],
  ["no count that would speak for the other", [3, 3, -1, -1], null],
])("a share of the blame rests on %s", (_what, helpings, points) => expect(countPoints(helpings)).toEqual(points));
