import { describe, expect, it } from "vitest";
import { balancedWidth, fitSize, linesAt } from "./fit-text";
import { CARD_PLACES } from "./verdict-places";

describe("fitSize", () => {
  it("sets a short case name as large as it goes", () => {
    expect(fitSize("Mugs", CARD_PLACES.caseName)).toBe(CARD_PLACES.caseName.sizes[0]);
  });

  it("steps down as a text grows", () => {
    const sizes = [10, 40, 90, 140, 180].map((length) => fitSize("mug ".repeat(length / 4), CARD_PLACES.punishment));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it("makes a long word smaller before it breaks it", () => {
    const size = fitSize("Maximiliana-Ottokarina", CARD_PLACES.caseName);
    expect(size).toBeLessThan(fitSize("Maxi Milia Na Ottok", CARD_PLACES.caseName));
  });

  it.each([
    ["a case name of 70 wide letters", "W".repeat(70), 1.2, CARD_PLACES.caseName],
    ["a name of 20 wide letters", "W".repeat(20), 1.1, CARD_PLACES.partyName],
    ["a headline of 20 wide letters", "W".repeat(20), 1.2, CARD_PLACES.headline],
    ["a punishment of 180 wide letters", "m".repeat(180), 0.9, CARD_PLACES.punishment],
  ])("has a size that holds %s", (_, text, letterWidth, place) => {
    const size = fitSize(text, place);
    const lettersPerLine = Math.floor(place.width / (size * letterWidth));
    expect(lettersPerLine * linesAt(size, place)).toBeGreaterThanOrEqual(text.length);
    expect(linesAt(size, place) * size * place.leading).toBeLessThanOrEqual(place.height + 1);
  });

  it.each(["李雷必须亲手清洗家里的每一个杯子并且不许抱怨", "ที่รักต้องล้างแก้วทุกใบด้วยมือเป็นเวลาหนึ่งสัปดาห์"])(
    "breaks %s where its script does, and not only at spaces",
    (text) => {
      expect(fitSize(text, CARD_PLACES.punishment)).toBeGreaterThanOrEqual(20);
    },
  );

  it("counts no room for what can't be seen", () => {
    expect(fitSize("\u2068Maximilian\u2069 wins!", CARD_PLACES.headline)).toBe(
      fitSize("Maximilian wins!", CARD_PLACES.headline),
    );
  });

  it("counts a joined emoji as one letter", () => {
    expect(fitSize("👩‍👩‍👧‍👦", CARD_PLACES.headline)).toBe(fitSize("👍", CARD_PLACES.headline));
  });
});

describe("balancedWidth", () => {
  it("narrows a text of two lines and never widens one", () => {
    const place = CARD_PLACES.punishment;
    const width = balancedWidth("Bob washes every mug by hand for a week.", 18, place);
    expect(width).toBeLessThan(place.width);
    expect(balancedWidth("W".repeat(200), 18, place)).toBeLessThanOrEqual(place.width + 4);
  });
});
