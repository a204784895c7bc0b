import { describe, expect, it } from "vitest";
import { dateOf, localDay, weekOf } from "./local-day";

const dayIn = (timeZone: string | undefined, moment: string) => dateOf(localDay(Date.parse(moment), timeZone));

describe("the day of a moment", () => {
  it.each([
    ["Pacific/Apia", "2026-11-22T10:59:59Z", "2026-11-22"],
    ["Pacific/Apia", "2026-11-22T11:00:00Z", "2026-11-23"],
    // This island left out a whole date when it moved across the date line.
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    // Clocks go by half an hour here, from 11:00 to 10:30 hours ahead.
    ["Australia/Lord_Howe", "2026-04-04T12:59:59Z", "2026-04-04"],
    ["Australia/Lord_Howe", "2026-04-04T13:00:00Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-05T13:29:59Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-05T13:30:00Z", "2026-04-06"],
    // A day of 23 hours, and one of 25.
    ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
  ])("in %s at %s is %s", (timeZone, moment, date) => {
    expect(dayIn(timeZone, moment)).toBe(date);
  });

  it.each([undefined, "", "Mars/Olympus_Mons", "Europe/Berlin; drop", "💥"])(
    "goes by UTC where the zone is %s",
    (timeZone) => {
      expect(dayIn(timeZone, "2026-11-22T23:59:59Z")).toBe("2026-11-22");
      expect(dayIn(timeZone, "2026-11-23T00:00:00Z")).toBe("2026-11-23");
    },
  );
});

describe("a week", () => {
  it("runs from Monday to Sunday, over the end of a year too", () => {
    const week = (date: string) => weekOf(localDay(Date.parse(date), "UTC"));
    expect(week("2026-11-29")).toBe(week("2026-11-23"));
    expect(week("2026-11-30")).toBe(week("2026-11-23") + 1);
    expect(week("2026-12-31")).toBe(week("2027-01-03"));
    expect(week("2027-01-04")).toBe(week("2027-01-03") + 1);
  });
});
