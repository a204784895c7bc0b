import { describe, expect, it } from "vitest";
import { findToastPlace, type Stretch } from "./toast-place";

const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
/** At the top of a phone, and at the right of one lying down. */
const TOAST = { left: 16, right: 374, top: 16, bottom: 89 };
const TOAST_AT_RIGHT = { left: 380, right: 828, top: 16, bottom: 89 };

const row = (top: number, bottom: number): Stretch => ({ left: 16, right: 374, top, bottom });

describe("the place of a toast", () => {
  it("is where it wants to be where nothing is used there", () => {
    expect(findToastPlace(TOAST, [[]], PHONE)).toEqual({ x: 0, y: 0 });
    expect(findToastPlace(TOAST, [[row(89, 133), row(400, 844)]], PHONE)).toEqual({ x: 0, y: 0 });
  });

  it("is the nearest one that covers nothing: below a masthead, above a cross", () => {
    expect(findToastPlace(TOAST, [[row(8, 56), row(300, 344)]], PHONE)).toEqual({ x: 0, y: 52 });
    const cross = { left: 330, right: 374, top: 80.5, bottom: 124.5 };
    expect(findToastPlace(TOAST, [[cross]], PHONE)).toEqual({ x: 0, y: -13 });
  });

  it("is on the other side of a wide window where its own has no room", () => {
    const button = { left: 600, right: 800, top: 10, bottom: 380 };
    expect(findToastPlace(TOAST_AT_RIGHT, [[button]], LYING)).toEqual({ x: -364, y: 0 });
  });

  it("covers as little as can be of what is used where it has to cover something", () => {
    const rows = [row(0, 60), row(60, 120), row(120, 700), row(700, 844)];
    const { y } = findToastPlace(TOAST, [rows], PHONE);
    expect([TOAST.top + y, TOAST.bottom + y]).toEqual([132, 205]);
  });

  it("covers neither a headline nor, where that can be, other text, while it leaves free what is pressed", () => {
    const pressed = [row(8, 56), row(350, 394), row(780, 820)];
    const headline = [row(68, 160)];
    const place = (...texts: Stretch[]) => {
      const { y } = findToastPlace(TOAST, [pressed, headline, texts], PHONE);
      return [TOAST.top + y, TOAST.bottom + y];
    };
    expect(place()).toEqual([172, 245]);
    expect(place(row(170, 222))).toEqual([234, 307]);
    expect(place(row(170, 222), row(290, 335), row(400, 760))).toEqual([695, 768]);
  });

  it("covers the least of a question where both lie on a card that is pressed", () => {
    const card = [row(222, 475), row(475, 551), row(165, 215), row(83, 105), row(8, 52)];
    expect(findToastPlace(TOAST, [card, [row(285, 385)]], { width: 320, height: 568 }).y + TOAST.top).toBe(390);
  });

  it("is within the window", () => {
    expect(findToastPlace(TOAST, [[row(8, 770)]], PHONE).y).toBeLessThanOrEqual(PHONE.height - TOAST.bottom);
    expect(findToastPlace({ ...TOAST, top: 760, bottom: 833 }, [[row(770, 844)]], PHONE)).toEqual({ x: 0, y: -75 });
    expect(findToastPlace({ ...TOAST, top: 800, bottom: 873 }, [[]], PHONE)).toEqual({ x: 0, y: -32 });
  });
});
