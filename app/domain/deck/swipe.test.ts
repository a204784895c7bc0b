import { describe, expect, test } from "vitest";
import { deckKey, leaningOf, pleaOfDrag, strengthOf, tiltOf } from "./swipe";

describe("a drag", () => {
  test("over 50 px to the right is yes, to the left is no, upwards pleads the fifth", () => {
    expect(pleaOfDrag({ x: 51, y: 0 })).toBe("yes");
    expect(pleaOfDrag({ x: -51, y: 12 })).toBe("no");
    expect(pleaOfDrag({ x: 20, y: -51 })).toBe("fifth");
  });

  test("of exactly 50 px decides nothing", () => {
    expect(pleaOfDrag({ x: 50, y: 0 })).toBeNull();
    expect(pleaOfDrag({ x: -50, y: 0 })).toBeNull();
    expect(pleaOfDrag({ x: 0, y: -50 })).toBeNull();
  });

  test("downwards leads nowhere, however long", () => {
    expect(pleaOfDrag({ x: 40, y: 300 })).toBeNull();
    expect(leaningOf({ x: 0, y: 9 })).toBeNull();
  });

  test("shows its stamp darker the further it goes, and never darker than full", () => {
    expect(strengthOf({ x: 25, y: 0 })).toBe(0.5);
    expect(strengthOf({ x: -400, y: 0 })).toBe(1);
    expect(leaningOf({ x: 0, y: 0 })).toBeNull();
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
