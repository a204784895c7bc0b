import { describe, expect, it } from "vitest";
import { clip, printedBeginning } from "./printed-text";

describe("printedBeginning", () => {
  it.each([
    ["Tea or coffee?", "Tea or coffee?"],
    ["Tea or well…", "Tea or well…"],
    ["Tea or decaffeinated coffee", "Tea or…"],
    ["Tea, decaffeinated coffee", "Tea…"],
    ["Donaudampfschifffahrtselektrizitätswerk", "Donaudampfschifffah…"],
    ["お茶にするかコーヒーにするか、三週間ずっと悩んでいます", "お茶にするかコーヒーにするか、三週間ず…"],
  ])("makes %j %j", (text, beginning) => {
    expect(printedBeginning(text, 20)).toBe(beginning);
  });
});

describe("clip", () => {
  it("leaves what fits", () => {
    expect(clip("12345", 5)).toBe("12345");
  });

  it("cuts to the length with an ellipsis", () => {
    expect(clip("123456", 5)).toBe("1234…");
  });

  it("keeps joined emoji whole", () => {
    expect(clip("ab👩‍👩‍👧‍👦cd", 6)).toBe("ab…");
  });
});
