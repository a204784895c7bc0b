import { describe, expect, test } from "vitest";
import { isHarmlessPunishment } from "../ruling/check-punishment";
import { FOREIGN_BAD_PUNISHMENTS, FOREIGN_HARMLESS_PUNISHMENTS } from "./fixtures/foreign-punishments";

/** What the court can't read it doesn't order: one of the house's stands in its place. */
describe("a punishment in another language", () => {
  test.each([...FOREIGN_BAD_PUNISHMENTS, ...FOREIGN_HARMLESS_PUNISHMENTS])(
    "is not known to be harmless: %s",
    (text) => {
      expect(isHarmlessPunishment(text)).toBe(false);
    },
  );

  test.each([
    "Party B は今日、お茶をいれて一礼する。",
    "Party B आज चाय बनाएगा।",
    "Party B يعد الشاي اليوم.",
    "Party B laver opvasken i aften.",
    "Party B bikin teh buat Party A malam ini.",
  ])("is not, in a language of which nothing was learnt: %s", (text) => {
    expect(isHarmlessPunishment(text)).toBe(false);
  });
});
