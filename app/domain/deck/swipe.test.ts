import { describe, expect, test } from "vitest";
import { PLEAS } from "./answer";
import { deckKey } from "./deck-keys";
import { leaningOf, pleaOfDrag, strengthOf, tiltOf } from "./swipe";

describe("a drag", () => {
  test("over 50 px to the right is yes, to the left is no, upwards pleads the fifth", () => {
    expect(pleaOfDrag({ x: 51, y: 0 }, PLEAS)).toBe("yes");
    expect(pleaOfDrag({ x: -51, y: 12 }, PLEAS)).toBe("no");
    expect(pleaOfDrag({ x: 20, y: -51 }, PLEAS)).toBe("fifth");
  });

  test("of exactly 50 px decides nothing", () => {
    expect(pleaOfDrag({ x: 50, y: 0 }, PLEAS)).toBeNull();
    expect(pleaOfDrag({ x: -50, y: 0 }, PLEAS)).toBeNull();
    expect(pleaOfDrag({ x: 0, y: -50 }, PLEAS)).toBeNull();
  });

  test("downwards leads nowhere, however long", () => {
    expect(pleaOfDrag({ x: 40, y: 300 }, PLEAS)).toBeNull();
    expect(leaningOf({ x: 0, y: 9 }, PLEAS)).toBeNull();
  });

  test("leads nowhere that the card does not know", () => {
    expect(pleaOfDrag({ x: 0, y: -300 }, ["yes", "no"])).toBeNull();
    expect(leaningOf({ x: 9, y: -300 }, ["yes", "no"])).toBeNull();
    expect(pleaOfDrag({ x: 80, y: -60 }, ["yes", "no"])).toBe("yes");
  });

  test("shows its stamp darker the further it goes, and never darker than full", () => {
    expect(strengthOf({ x: 25, y: 0 })).toBe(0.5);
    expect(strengthOf({ x: -400, y: 0 })).toBe(1);
    expect(leaningOf({ x: 0, y: 0 }, PLEAS)).toBeNull();
  });

  test("tilts the card with the finger, up to a limit", () => {
    expect(tiltOf({ x: 32, y: 0 })).toBe(2);
    expect(tiltOf({ x: -9000, y: 0 })).toBe(-14);
  });
});

test("the keys say what the gestures say", () => {
  expect(["ArrowRight", "y", "Y"].map(deckKey)).toEqual(["yes", "yes", "yes"]);
  expect(["ArrowLeft", "n"].map(deckKey)).toEqual(["no", "no"]);
  expect(["ArrowUp", "F"].map(deckKey)).toEqual(["fifth", "fifth"]);
  expect(["u", "Backspace"].map(deckKey)).toEqual(["undo", "undo"]);
  expect(deckKey("Enter")).toBeNull();
});
