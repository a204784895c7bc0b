import { describe, expect, it } from "vitest";
import {
  absentSeats,
  isVacatable,
  lastReopening,
  VACATABLE_MS,
  vacatableUntil,
  wasAbsent,
  winnerByDefault,
} from "./default-judgment";

const NEVER = { creatorVacatedAt: null, opponentVacatedAt: null };
const forCreator = { byDefault: true, winner: "creator", createdAt: 1_000 } as const;

describe("a default judgment", () => {
  it("goes to whoever came, and to nobody where both or neither did", () => {
    const winner = (creator: boolean, opponent: boolean) => winnerByDefault(absentSeats({ creator, opponent }));
    expect(winner(true, false)).toBe("creator");
    expect(winner(false, true)).toBe("opponent");
    expect(winner(false, false)).toBe("other");
    expect(absentSeats({ creator: true, opponent: true })).toEqual([]);
  });

  it("is against whoever it is not for, and against nobody where something was weighed", () => {
    expect(wasAbsent(forCreator, "opponent")).toBe(true);
    expect(wasAbsent(forCreator, "creator")).toBe(false);
    expect(wasAbsent({ ...forCreator, byDefault: false }, "opponent")).toBe(false);
    expect(wasAbsent({ ...forCreator, winner: "other" }, "creator")).toBe(true);
  });

  it("can be set aside by the absent side for seven days, once", () => {
    expect(vacatableUntil(forCreator, NEVER, "opponent")).toBe(1_000 + VACATABLE_MS);
    expect(vacatableUntil(forCreator, NEVER, "creator")).toBeNull();
    expect(vacatableUntil(forCreator, { ...NEVER, opponentVacatedAt: 5 }, "opponent")).toBeNull();
    expect(vacatableUntil(forCreator, { ...NEVER, creatorVacatedAt: 5 }, "opponent")).not.toBeNull();
  });

  it("stays sealed until the last moment in which it can be set aside", () => {
    expect(isVacatable(forCreator, NEVER, 1_000 + VACATABLE_MS - 1)).toBe(true);
    expect(isVacatable(forCreator, NEVER, 1_000 + VACATABLE_MS)).toBe(false);
    expect(isVacatable(forCreator, { ...NEVER, opponentVacatedAt: 5 }, 1_001)).toBe(false);
  });

  it("is remembered by who had one set aside last", () => {
    expect(lastReopening(NEVER)).toBeNull();
    expect(lastReopening({ creatorVacatedAt: null, opponentVacatedAt: 7 })).toEqual({ by: "opponent", at: 7 });
    expect(lastReopening({ creatorVacatedAt: 9, opponentVacatedAt: 7 })).toEqual({ by: "creator", at: 9 });
  });
});
