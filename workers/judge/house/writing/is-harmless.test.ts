import { describe, expect, test } from "vitest";
import { BAD_PUNISHMENTS } from "../../tests/fixtures/bad-punishments";
import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains";
import { isHarmless } from "./is-harmless";

describe("the filter of punishments", () => {
  test.each(BAD_PUNISHMENTS)("stops: %s", (text) => expect(isHarmless(text)).toBe(false));

  test("lets the court's own punishments and truces through", () => {
    const own = [...DOMAINS, GENERIC_DOMAIN].flatMap(({ punishments, truces }) => [...punishments, ...truces]);
    expect(own.filter((text) => !isHarmless(text))).toEqual([]);
  });
});
