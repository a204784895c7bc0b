import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** How a day is written: `22 November 2026`. One function for all parts would cost the pages one more script. */
const STYLE = /^"en-GB", \{ dateStyle: "long"(?:, timeZone: "UTC")? \}$/u;

it("every day is written in one style", () => {
  const formats = globSync("app/**/*.{ts,tsx}").flatMap((path) => {
    const calls = readFileSync(path, "utf8").matchAll(/Intl\.DateTimeFormat\((.*?)\)[;.]/gu);
    return [...calls].map(([, options = ""]) => options).filter((options) => /dateStyle|weekday|month/u.test(options));
  });
  expect(formats.length).toBeGreaterThan(3);
  expect(formats.filter((options) => !STYLE.test(options))).toEqual([]);
});
