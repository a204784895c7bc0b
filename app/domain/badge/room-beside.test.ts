import { describe, expect, it } from "vitest";
import { roomBeside } from "./room-beside";

describe("the room beside a stretch of a window", () => {
  it("is all of the window where the stretch is not seen", () => {
    for (const stretch of [null, { top: -80, bottom: -20 }, { top: 600, bottom: 660 }]) {
      expect(roomBeside(stretch, 568, 320)).toEqual({ top: 0, bottom: 0 });
    }
  });

  it("is the larger one of those above it and below", () => {
    expect(roomBeside({ top: 100, bottom: 160 }, 568, 320)).toEqual({ top: 160, bottom: 0 });
    expect(roomBeside({ top: 440, bottom: 500 }, 568, 320)).toEqual({ top: 0, bottom: 128 });
  });

  it("is none where what is to stand there would reach over it", () => {
    expect(roomBeside({ top: 250, bottom: 310 }, 568, 320)).toBeNull();
    expect(roomBeside({ top: 351, bottom: 400 }, 568, 320)).toBeNull();
    expect(roomBeside({ top: 352, bottom: 400 }, 568, 320)).not.toBeNull();
  });
});
