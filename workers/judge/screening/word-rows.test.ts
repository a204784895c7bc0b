import { describe, expect, it } from "vitest";
import { dealRows, readRows } from "./word-rows";

const rows = dealRows(["baked", "bread", "bruise", "."]);

describe("the rows of a text's words", () => {
  it("are those of the words, in order, dots and all", () => {
    expect(readRows(" bruise bread . bread ", rows)).toEqual([3, 2, 4, 2]);
  });

  it("are those of another form where the word itself has none", () => {
    expect(readRows(" bruises baking ", rows)).toEqual([3, 1]);
  });

  it("are row 0 for words that nobody knows, stems that look like words among them", () => {
    expect(readRows(" zyzzyva bak- ", rows)).toEqual([0, 0]);
  });
});
