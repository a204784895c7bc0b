import { describe, expect, it } from "vitest";
import { pulledIn } from "./edge-swipe";

const WIDTH = 390;
const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const swipe = (x: number, travel: number, rise = 0) => pulledIn(at(x, 400), at(x + travel, 400 + rise), WIDTH);

describe("a swipe from the edge", () => {
  it("to the left over more than 40 px, starting in the last 60 px, pulls in My Cases", () => {
    expect(swipe(389, -41)).toBe("cases");
    expect(swipe(330, -41)).toBe("cases");
    expect(swipe(329, -200)).toBeNull();
    expect(swipe(389, -40)).toBeNull();
  });

  it("to the right from the left edge pulls in the menu", () => {
    expect(swipe(0, 41)).toBe("menu");
    expect(swipe(60, 41)).toBe("menu");
    expect(swipe(61, 200)).toBeNull();
    expect(swipe(0, 40)).toBeNull();
  });

  it("towards the edge pulls in nothing", () => {
    expect(swipe(349, 41)).toBeNull();
    expect(swipe(41, -41)).toBeNull();
  });

  it("that goes rather up or down than sideways was a scroll", () => {
    expect(swipe(389, -60, 61)).toBeNull();
    expect(swipe(389, -60, -61)).toBeNull();
    expect(swipe(389, -60, 59)).toBe("cases");
  });
});
