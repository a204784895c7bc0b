import { describe, expect, test } from "vitest";
import { ALLEGATIONS_OF_NO_DOMAIN, DOMAIN_ALLEGATIONS } from "../../tests/fixtures/domain-allegations";
import { DOMAINS } from "../corpora/domains";
import { readAllegation } from "./read-allegation";

describe("the domain of a complaint", () => {
  const table = Object.entries(DOMAIN_ALLEGATIONS).flatMap(([id, texts]) => texts.map((text) => [id, text] as const));

  test.each(table)("is %s for “%s”", (id, text) => expect(readAllegation(text).domain.id).toBe(id));

  test("is tried on at least three complaints for every domain", () => {
    for (const { id } of DOMAINS) expect(DOMAIN_ALLEGATIONS[id]?.length ?? 0, id).toBeGreaterThanOrEqual(3);
    expect(Object.keys(DOMAIN_ALLEGATIONS)).toHaveLength(DOMAINS.length);
  });

  test.each(ALLEGATIONS_OF_NO_DOMAIN)("is none where a word means something else: %s", (text) => {
    expect(readAllegation(text).domain.id).toBe("generic");
  });

  test("is found without apostrophes and hyphens, as thumbs write", () => {
    expect(readAllegation("he doesnt flush").domain.id).toBe("toilet");
    expect(readAllegation("my colleague never sends thank you cards").domain.id).toBe("gifts");
    expect(readAllegation("he changed the wi-fi name").domain.id).toBe("accounts");
  });
});
