import { describe, expect, it } from "vitest";
import { countryOfTimeZone, regionOfLanguages } from "./likely-country";

describe("the country that somebody is likely in", () => {
  it.each([
    ["de-AT,de;q=0.9,en-US;q=0.8", "AT"],
    ["en-gb", "GB"],
    ["zh-Hant-TW", "TW"],
    ["de,en-US;q=0.8", null],
    ["*", null],
    ["", null],
    [null, null],
  ])("is the region of the first language alone: %s", (languages, region) => {
    expect(regionOfLanguages(languages)).toBe(region);
  });

  it.each([
    ["Europe/Paris", "FR"],
    ["Europe/London", "GB"],
    ["America/New_York", "US"],
    ["America/Toronto", "CA"],
    ["Asia/Bangkok", ""],
    ["UTC", ""],
  ])("is the one whose clocks go by the time zone: %s", (timeZone, country) => {
    expect(countryOfTimeZone(timeZone)).toBe(country);
  });
});
