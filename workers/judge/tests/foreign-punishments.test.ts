import { describe, expect, test } from "vitest";
import { findHarms } from "../ruling/check-punishment";
import { FOREIGN_BAD_PUNISHMENTS, FOREIGN_HARMLESS_PUNISHMENTS } from "./fixtures/bad-punishments";

describe("a punishment in another language", () => {
  test("is tried often enough to mean something", () => {
    expect(new Set(FOREIGN_BAD_PUNISHMENTS).size).toBeGreaterThanOrEqual(40);
    expect(new Set(FOREIGN_HARMLESS_PUNISHMENTS).size).toBeGreaterThanOrEqual(40);
  });

  test.each(FOREIGN_BAD_PUNISHMENTS)("is found out: %s", (text) => expect(findHarms(text)).not.toEqual([]));

  test.each(FOREIGN_HARMLESS_PUNISHMENTS)("passes where it is harmless: %s", (text) => {
    expect(findHarms(text)).toEqual([]);
  });
});
