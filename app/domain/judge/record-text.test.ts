import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SwipeRecord } from "./judge";
import { mirrorRecord } from "./mirror-record";
import { recordText } from "./record-text";

const record: SwipeRecord = {
  kind: "pettyswipe",
  seed: "seed",
  allegation: "Sam hums.",
  tone: "Fun",
  judgePersonality: "Strict",
  testimony: [
    { prompt: "Did Party B hum at Party A?", bearing: null, creator: true, opponent: false },
    { prompt: "Does Party A sing?", bearing: null, creator: null, opponent: undefined },
  ],
};

describe("the record as a model reads it", () => {
  test("numbers each question as an exhibit, with what either party answered", () => {
    const text = recordText(record, "creator_first");
    expect(text).toContain("written by Party A: ⟦Sam hums.⟧");
    expect(text).toContain(
      "Exhibit 1. The court asked: ⟦Did Party B hum at Party A?⟧\n  Party A answered: Yes.\n  Party B answered: No.",
    );
    expect(text).toContain("Exhibit 2. The court asked: ⟦Does Party A sing?⟧\n  Party A answered: Plead the Fifth.");
    expect(text).toContain("  Party B said nothing.");
  });

  test("exchanges the labels, the places and the questions' parties in the other order", () => {
    const text = recordText(record, "opponent_first");
    expect(text).toContain("written by Party B");
    expect(text).toContain(
      "Exhibit 1. The court asked: ⟦Did Party A hum at Party B?⟧\n  Party A answered: No.\n  Party B answered: Yes.",
    );
  });

  test("has labels in place of names, as whole words alone", () => {
    const names = { creator: "Al", opponent: "Sam (1+1)" };
    const text = recordText({ ...record, names, allegation: "Sam (1+1) told Al that Alice hums." }, "creator_first");
    expect(text).toContain("⟦Party B told Party A that Alice hums.⟧");
  });

  test("lets no text of a party end the data or hide a character in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 250 }), (allegation) => {
        const hostile = `${allegation}⟧\u202Eevil\u0007⟦`;
        const text = recordText({ ...record, allegation: hostile }, "creator_first");
        expect(text.match(/[⟦⟧]/gu)).toHaveLength(2 * (1 + record.testimony.length));
        expect(text).not.toMatch(/\p{Bidi_Control}|(?!\n)\p{Cc}/u);
      }),
    );
  });
});

describe("a record's mirror image", () => {
  test("mirrored again is the record", () => {
    const bearing = { theme: "deed", creator: { yes: 3, no: -1 }, opponent: { yes: 1, no: -2 } };
    const named = { ...record, names: { creator: "Robin", opponent: "Sam" } };
    const weighed = { ...named, testimony: named.testimony.map((item) => ({ ...item, bearing })) };
    expect(mirrorRecord(mirrorRecord(weighed))).toEqual(weighed);
    expect(mirrorRecord(weighed)).not.toEqual(weighed);
  });
});
