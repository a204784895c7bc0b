import { describe, expect, it } from "vitest";
import { HELP_LINES, HELP_LINES_REVISED, helpIn } from "./help-lines";

describe("the help lines", () => {
  it("cover many countries, each once and in the order of their names", () => {
    const names = HELP_LINES.map(({ country }) => country);
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    expect(new Set(HELP_LINES.map(({ code }) => code)).size).toBe(names.length);
    expect(HELP_LINES_REVISED).toMatch(/^\d{4}-\d\d-\d\d$/u);
  });

  it.each(HELP_LINES.map((help) => [help.country, help] as const))(
    "of %s can be called",
    (_country, { code, lines }) => {
      expect(code).toMatch(/^[A-Z]{2}$/u);
      expect(lines.filter(({ kind }) => kind === "emergency")).toHaveLength(1);
      expect(lines.length).toBeGreaterThan(1);
      for (const { name, contact, url } of lines) {
        expect(name).not.toBe("");
        expect(contact).toMatch(/^[*#]?[\d -]{2,}$|^[a-z-]+\.[a-z]{2,}$/u);
        expect(new URL(url).protocol).toBe("https:");
      }
    },
  );

  it("are found by code in any case, and not for a country without", () => {
    expect(helpIn("ie")?.country).toBe("Ireland");
    expect(helpIn("XX")).toBeNull();
    expect(helpIn(null)).toBeNull();
  });
});
