import { expect, test } from "vitest";
import { type ReadComplaint, suresOf } from "./train-readers";

function read(odds: number, isRight: boolean): ReadComplaint {
  return {
    text: "he ate it",
    author: "somebody",
    matters: [isRight ? "fridge" : "generic"],
    deed: isRight ? "other" : "nobody",
    matter: { name: "fridge", odds, least: odds },
    told: { name: "other", odds },
  };
}

test("a reader is believed from the lowest odds on at which ninety-seven in a hundred are right, and from no lower", () => {
  const right = Array.from({ length: 40 }, (_, at) => read(0.9 - at / 1_000, true));
  const wrong = [read(0.895, false), read(0.7, false), read(0.699, true)];
  const { matter, other } = suresOf([...right, ...wrong]);
  expect(matter).toEqual(other);
  expect(matter).toMatchObject({ believed: 41, right: 40 / 41 });
  expect(matter.from).toBeCloseTo(0.861, 2);
});

test("a reader that is never right often enough is never believed", () => {
  expect(suresOf([read(0.9, false), read(0.8, true)]).matter).toMatchObject({ from: 1, believed: 0 });
});
