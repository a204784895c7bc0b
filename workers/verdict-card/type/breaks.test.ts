import { describe, expect, it } from "vitest";
import { mayBreakBetween } from "./breaks";

/** A text with a bar wherever a line may end. */
function broken(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      const before = letters[index - 1];
      return before !== undefined && mayBreakBetween(before, letter, text, index) ? `|${letter}` : letter;
    })
    .join("");
}

describe("where a line may end without a space", () => {
  it.each([
    ["茶匙失踪", "茶|匙|失|踪"],
    ["消えたティー", "消|え|た|ティー"],
    ["杯子，（不许）。", "杯|子，|（不|许）。"],
    ["사라진", "사라진"],
    ["teaspoon", "teaspoon"],
    ["王Bob王", "王|Bob|王"],
  ])("in %j it is %j", (text, parts) => {
    expect(broken(text)).toBe(parts);
  });

  it("in Thai it is before a word", () => {
    expect(broken("แก้วทุกใบ")).toMatch(/^แก้ว\|ทุก/u);
  });
});
