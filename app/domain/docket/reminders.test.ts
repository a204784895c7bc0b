import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "../case/deadline";
import { isReminderDue, nextMoment } from "./reminders";

const HOUR = 3_600_000;

const filed = { createdAt: 0, creatorVacatedAt: null, opponentVacatedAt: null, extendedAt: null, remindedAt: null };

describe("a reminder", () => {
  it("is due 2 and 20 hours after the filing, once each", () => {
    expect(isReminderDue(filed, 2 * HOUR - 1)).toBe(false);
    expect(isReminderDue(filed, 2 * HOUR)).toBe(true);
    expect(isReminderDue({ ...filed, remindedAt: 2 * HOUR }, 20 * HOUR - 1)).toBe(false);
    expect(isReminderDue({ ...filed, remindedAt: 2 * HOUR }, 20 * HOUR)).toBe(true);
    expect(isReminderDue({ ...filed, remindedAt: 20 * HOUR }, 23 * HOUR)).toBe(false);
  });

  it("is due once where both were missed, and never when the time is up", () => {
    expect(isReminderDue(filed, 21 * HOUR)).toBe(true);
    expect(isReminderDue({ ...filed, remindedAt: 21 * HOUR }, 22 * HOUR)).toBe(false);
    expect(isReminderDue(filed, JUDGED_AFTER_MS)).toBe(false);
  });

  it("counts from when a case was reopened", () => {
    const reopened = { ...filed, opponentVacatedAt: 30 * HOUR, remindedAt: 20 * HOUR };
    expect(isReminderDue(reopened, 31 * HOUR)).toBe(false);
    expect(isReminderDue(reopened, 32 * HOUR)).toBe(true);
  });
});

describe("the next moment of a case", () => {
  it("is a reminder, and after both the deadline, also where it has passed", () => {
    expect(nextMoment(filed, 0)).toBe(2 * HOUR);
    expect(nextMoment(filed, 2 * HOUR)).toBe(20 * HOUR);
    expect(nextMoment(filed, 20 * HOUR)).toBe(24 * HOUR);
    expect(nextMoment(filed, 30 * HOUR)).toBe(24 * HOUR);
  });
});
