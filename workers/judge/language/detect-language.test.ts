import { describe, expect, test } from "vitest";
import { ENGLISH_TEXTS, LARGEST_LANGUAGES, TEXTS_BY_LANGUAGE } from "../../../tests/fixtures/languages";
import { cpuTimeOf } from "../../../tests/support/cpu-time";
import { FAIRNESS_CASES } from "../tests/fixtures/fairness-cases";
import { HYPERBOLIC_TEXTS } from "../tests/fixtures/hyperbolic-texts";
import { FOREIGN_ALLEGATIONS, PETTY_ALLEGATIONS } from "../tests/fixtures/petty-allegations";
import { SAMPLE_ALLEGATIONS } from "../tests/fixtures/sample-allegations";
import { detectLanguage } from "./detect-language";

const ENGLISH_CALLED_FOREIGN_MAX = 0.01;
const FOREIGN_CALLED_ENGLISH_MAX = 0.03;
const LARGEST_NAMED_MIN = 0.9;

const FOREIGN = Object.entries(TEXTS_BY_LANGUAGE).flatMap(([code, texts]) => texts.map((text) => ({ code, text })));

/** English that was written for other tests, and that nobody had languages in mind for. */
const OTHER_ENGLISH = [
  ...PETTY_ALLEGATIONS,
  ...SAMPLE_ALLEGATIONS,
  ...FAIRNESS_CASES.map(({ allegation }) => allegation),
  ...Object.values(HYPERBOLIC_TEXTS).flat(),
];

const codeOf = (text: string) => detectLanguage(text).code;

describe("the texts", () => {
  test("are enough to mean something", () => {
    expect(Object.keys(TEXTS_BY_LANGUAGE).length).toBeGreaterThanOrEqual(25);
    for (const texts of Object.values(TEXTS_BY_LANGUAGE)) expect(new Set(texts).size).toBeGreaterThanOrEqual(6);
    expect(new Set(ENGLISH_TEXTS).size).toBeGreaterThanOrEqual(80);
  });
});

describe("a language", () => {
  test.each([
    ["with slang, loan words, names and dialects", ENGLISH_TEXTS],
    ["of everyday complaints", OTHER_ENGLISH],
  ])("is English for English %s", (_kind, texts) => {
    const wrong = texts.filter((text) => codeOf(text) !== "en").map((text) => `${codeOf(text)}: ${text}`);
    expect(wrong.length / texts.length, wrong.join("\n")).toBeLessThanOrEqual(ENGLISH_CALLED_FOREIGN_MAX);
  });

  test("is hardly ever English for anything else", () => {
    const wrong = FOREIGN.filter(({ text }) => codeOf(text) === "en");
    expect(wrong.length / FOREIGN.length, JSON.stringify(wrong)).toBeLessThanOrEqual(FOREIGN_CALLED_ENGLISH_MAX);
  });

  test("is named rightly where it is one of the large ones", () => {
    for (const code of LARGEST_LANGUAGES) {
      const wrong = (TEXTS_BY_LANGUAGE[code] ?? []).filter((text) => codeOf(text) !== code);
      expect(wrong.length / 6, `${code}: ${wrong.join("\n")}`).toBeLessThanOrEqual(1 - LARGEST_NAMED_MIN + 0.07);
    }
    const large = FOREIGN.filter(({ code }) => LARGEST_LANGUAGES.some((one) => one === code));
    const named = large.filter(({ code, text }) => codeOf(text) === code);
    expect(named.length / large.length).toBeGreaterThanOrEqual(LARGEST_NAMED_MIN);
  });

  test.each(FOREIGN_ALLEGATIONS)("of “$allegation” is $language", ({ allegation, language }) => {
    expect(detectLanguage(allegation).name).toBe(language);
  });

  test.each([
    ["Estonian", "Minu toakaaslane sõi mu viimase küpsise ära ja eitab"],
    ["Welsh", "Mae fy mrawd wedi bwyta fy nghacen olaf eto"],
    ["Basque", "Nire pisukideak nire azken gazta jan du"],
  ])("that this court can't name, such as %s, is still not English", (_name, text) => {
    expect(detectLanguage(text)).toEqual({ code: "und", name: null });
  });

  test.each(["", "   ", "🍕🍕🍕", "12:30 !!!", "Robin", "lol"])(
    "of %j is English, for want of anything else",
    (text) => {
      expect(codeOf(text)).toBe("en");
    },
  );

  test("is found in well under a millisecond", async () => {
    codeOf("warm");
    const took = await cpuTimeOf(() => {
      for (let run = 0; run < 10; run++) for (const { text } of FOREIGN) codeOf(text);
    });
    expect(took / (10 * FOREIGN.length)).toBeLessThan(1);
  });
});
