import { describe, expect, it } from "vitest";
import { SEAT_LABELS } from "~/domain/case/seat";
import { WINNERS } from "~/domain/case/winner";
import { PUNISHMENT_MAX } from "~/domain/verdict/verdict";
import { detectLanguage } from "../language/detect-language";
import { isHarmlessPunishment } from "./check-punishment";
import { PUNISHING_LANGUAGES, punishmentsIn } from "./punishments-by-language";

describe.each(PUNISHING_LANGUAGES)("the punishments in %s", (language) => {
  it.each(WINNERS)("fit on a card, are known as harmless and are in that language: %s", (winner) => {
    const texts = punishmentsIn(language, winner);
    for (const text of texts) {
      expect([...text].length, text).toBeLessThanOrEqual(PUNISHMENT_MAX);
      expect(isHarmlessPunishment(text), text).toBe(true);
    }
    expect(detectLanguage(texts.join(" ").replaceAll(/Party [AB]/gu, "")).code).toBe(language);
  });

  it("are the loser's, and a truce is both's", () => {
    for (const text of punishmentsIn(language, "creator")) expect(text).toContain(SEAT_LABELS.opponent);
    for (const text of punishmentsIn(language, "opponent")) expect(text).toContain(SEAT_LABELS.creator);
    for (const text of punishmentsIn(language, "other")) {
      expect(text).toContain(SEAT_LABELS.creator);
      expect(text).toContain(SEAT_LABELS.opponent);
    }
  });
});

it("knows no other language's", () => expect(punishmentsIn("pl", "creator")).toEqual([]));
