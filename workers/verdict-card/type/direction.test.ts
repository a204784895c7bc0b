import { describe, expect, it } from "vitest";
import { directions, visualOrder } from "./direction";

/** The letters of a text as they stand on paper, from the left. */
function onPaper(text: string): string {
  const levelOf = directions(text);
  return visualOrder([...text].map((letter, index) => levelOf(index, letter)))
    .map((directed) => directed.text)
    .join("");
}

describe("the order of a line", () => {
  it.each([
    ["Ada wins!", "Ada wins!"],
    ["שלום", "םולש"],
    ["Ada אבג Bob", "Ada גבא Bob"],
    ["אב 12 גד", "דג 12 בא"],
    ["אב (Avi) גד", "דג (Avi) בא"],
    ["אב (גד)", "(דג) בא"],
  ])("of %j is %j", (text, order) => {
    expect(onPaper(text)).toBe(order);
  });

  it("keeps an isolated name from turning the sentence around it", () => {
    expect(onPaper("\u2068אבג\u2069 wins!").replace(/[\u2068\u2069]/gu, "")).toBe("גבא wins!");
    expect(onPaper("אבג wins!")).toBe("!wins גבא");
    const bare = (text: string) => onPaper(text).replace(/[\u200E\u2068\u2069]/gu, "");
    expect(bare("\u200E\u2068אבג\u2069 owes 3 naps to \u200E\u2068דה\u2069, 2 at once.")).toBe(
      "גבא owes 3 naps to הד, 2 at once.",
    );
  });
});
