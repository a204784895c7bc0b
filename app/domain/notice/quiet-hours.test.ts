import { describe, expect, it } from "vitest";
import { isTimeZone, quietUntil } from "./quiet-hours";

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
const NIGHT = { from: 22 * 60, to: 7 * 60 };

describe("quiet hours", () => {
  it("go over midnight, from their first minute to before their last", () => {
    expect(quietUntil(at("21:59:59"), NIGHT, "UTC")).toBeNull();
    expect(quietUntil(at("22:00:00"), NIGHT, "UTC")).toBe(Date.parse("2026-11-24T07:00:00Z"));
    expect(quietUntil(at("06:59:30"), NIGHT, "UTC")).toBe(at("07:00:00"));
    expect(quietUntil(at("07:00:00"), NIGHT, "UTC")).toBeNull();
  });

  it("are those of the person's own zone", () => {
    expect(quietUntil(at("21:30:00"), NIGHT, "Europe/Vienna")).toBe(Date.parse("2026-11-24T06:00:00Z"));
    expect(quietUntil(at("21:30:00"), NIGHT, "America/New_York")).toBeNull();
    expect(quietUntil(at("22:30:00"), NIGHT, null)).toBe(Date.parse("2026-11-24T07:00:00Z"));
  });

  it("can lie within a day, and are none where they are empty or not set", () => {
    expect(quietUntil(at("13:15:00"), { from: 13 * 60, to: 14 * 60 }, "UTC")).toBe(at("14:00:00"));
    expect(quietUntil(at("13:15:00"), { from: 60, to: 60 }, "UTC")).toBeNull();
    expect(quietUntil(at("13:15:00"), null, "UTC")).toBeNull();
  });

  it("know a time zone when they see one", () => {
    expect(isTimeZone("Asia/Kolkata")).toBe(true);
    expect(isTimeZone("Moon/Copernicus")).toBe(false);
  });
});
