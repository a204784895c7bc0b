import { describe, expect, it } from "vitest";
import { FRAMES_AT_ONCE, FRAMES_OVERDRAWN_MAX, FRAMES_PER_SECOND, type FrameAllowance, takeFrame } from "./flood";

/** How many of so many frames at the same moment are ruled on in each way. */
function send(frames: number, at: number, known?: FrameAllowance) {
  const rulings = { accept: 0, refuse: 0, close: 0 };
  let allowance = known;
  for (let frame = 0; frame < frames; frame += 1) {
    const taken = takeFrame(allowance, at);
    allowance = taken.allowance;
    rulings[taken.ruling] += 1;
  }
  return { rulings, allowance };
}

describe("a person's allowance of frames", () => {
  it("is full at first, then refuses, then closes", () => {
    expect(send(FRAMES_AT_ONCE + FRAMES_OVERDRAWN_MAX + 3, 0).rulings).toEqual({
      accept: FRAMES_AT_ONCE,
      refuse: FRAMES_OVERDRAWN_MAX,
      close: 3,
    });
  });

  it("fills up with time, and never above full", () => {
    const { allowance } = send(FRAMES_AT_ONCE, 0);
    expect(send(FRAMES_PER_SECOND + 1, 1_000, allowance).rulings).toMatchObject({
      accept: FRAMES_PER_SECOND,
      refuse: 1,
    });
    expect(send(FRAMES_AT_ONCE + 1, 3_600_000, allowance).rulings).toMatchObject({ accept: FRAMES_AT_ONCE, refuse: 1 });
  });

  it("does not shrink when a clock goes back", () => {
    const { allowance } = send(1, 10_000);
    expect(takeFrame(allowance, 0).allowance.left).toBe(FRAMES_AT_ONCE - 2);
  });
});
