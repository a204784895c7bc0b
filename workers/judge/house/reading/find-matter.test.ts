import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ALLEGATIONS_OF_NO_DOMAIN, DOMAIN_ALLEGATIONS } from "../../tests/fixtures/domain-allegations";

import { readComplaints, readPhrases } from "../../training/read-complaints";
import { fingerprintOfReading } from "../../training/train-readers";
import { DOMAINS } from "../corpora/domains";
import figures from "./learnt/figures.json";
import { readDeed, readMatter } from "./learnt/readers";
import { readAllegation } from "./read-allegation";

/** Written and labelled by a hand that knew nothing of the judge; nothing was learnt from it. */
const UNSEEN = readFileSync("workers/judge/tests/fixtures/unseen-complaints.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [matters = "", deed = "", text = ""] = line.split("\t");
    return { matters: matters.split(","), deed, text };
  });

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.filter(is).length / items.length;
}

describe("the matter of a complaint", () => {
  const plain = Object.entries(DOMAIN_ALLEGATIONS).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
  const read = (text: string) => readAllegation(text).matter.id;

  test("is known of most plain complaints that were learnt, unless it rests on one word, and is never another", () => {
    expect(shareOf(plain, ({ id, text }) => read(text) === id)).toBeGreaterThanOrEqual(0.6);
    expect(shareOf(plain, ({ id, text }) => ![id, "generic"].includes(read(text)))).toBe(0);
  });

  test("is hardly ever a wrong one on texts by another hand", () => {
    const isWrong = (text: string, matters: readonly string[]) => ![...matters, "generic"].includes(read(text));
    expect(shareOf(UNSEEN, ({ text, matters }) => isWrong(text, matters))).toBeLessThanOrEqual(0.01);
    expect(shareOf(UNSEEN, ({ text, matters }) => matters.includes(read(text)))).toBeGreaterThanOrEqual(0.3);
  });

  test("is learnt from at least three complaints for every domain", () => {
    for (const { id } of DOMAINS) expect(DOMAIN_ALLEGATIONS[id]?.length ?? 0, id).toBeGreaterThanOrEqual(3);
    expect(Object.keys(DOMAIN_ALLEGATIONS)).toHaveLength(DOMAINS.length);
  });

  test.each(ALLEGATIONS_OF_NO_DOMAIN)("is none where a word means something else: %s", (text) => {
    expect(read(text)).toBe("generic");
  });

  test("is found without apostrophes and hyphens, as thumbs write", () => {
    for (const [text, id] of [
      ["he doesnt flush", "toilet"],
      ["she doesnt say thank you for birthday presents", "gifts"],
      ["he changed the wi-fi name", "accounts"],
    ] as const)
      expect(readMatter(text), text).toBe(id);
  });
});

describe("whose deed a complaint tells", () => {
  test("is hardly ever the wrong one's on texts by another hand", () => {
    const isCharged = (deed: string, text: string) => !["nobody", deed].includes(readDeed(text).whose);
    expect(shareOf(UNSEEN, ({ deed, text }) => isCharged(deed, text))).toBeLessThanOrEqual(0.03);
    expect(shareOf(UNSEEN, ({ deed, text }) => readDeed(text).whose === deed)).toBeGreaterThanOrEqual(0.6);
  });

  test.each([
    ["she unplugged the router when i was 2ND IN THE WHOLE LOBBY, it was soup, it can wait", "other"],
    ["Viktor taught our two year old to say 'mama's turn' whenever the nappy is full. She says it perfectly.", "other"],
    ["Reads the last page first and then sighs all the way through so I know somebody dies.", "other"],
    ["He eats crisps on calls, I do my emails out loud. Each says it's the other's doing.", "nobody"],
    ["Towels in half or towels in three. Need an answer before his mother comes.", "nobody"],
  ] as const)("is told by who acts in it: “%s” is %s's", (text, deed) => expect(readDeed(text).whose).toBe(deed));
});

describe("the readers", () => {
  test("were trained on the complaints and the words as they are now", () => {
    expect(figures.lessons, "run `npm run train:readers`").toBe(fingerprintOfReading(readComplaints(), readPhrases()));
    expect(figures.matters).toEqual(["generic", ...DOMAINS.map(({ id }) => id)]);
  });

  test("are measured on texts that they have not learnt from", () => {
    const taught = new Set(readComplaints().map(({ text }) => text.toLowerCase()));
    expect(UNSEEN.filter(({ text }) => taught.has(text.toLowerCase()))).toEqual([]);
  });
});
