import { describe, expect, it } from "vitest";
import { DIMENSIONS, weighPhrases } from "../screening/phrase-net";
import { dealRows, readRows } from "../screening/word-rows";
import { learnPhrases } from "../training/train-phrases";

/** Two words used alike, and others that have nothing to do with each other. */
const WORDS = ["slapped", "smacked", "kissed", "me", "them", "they"];
const VECTORS: Record<string, number[]> = {
  slapped: [2, 0, 0, 0],
  smacked: [1.9, 0.2, 0, 0],
  kissed: [0, 2, 0, 0],
  me: [0, 0, 2, 0],
  them: [0, 0, -2, 0],
  they: [0, 0, 0, 2],
};

const rows = dealRows(WORDS);

function aTable() {
  const vectors = new Float32Array((WORDS.length + 1) * DIMENSIONS);
  for (const [index, word] of WORDS.entries()) vectors.set(VECTORS[word] ?? [], (index + 1) * DIMENSIONS);
  return { words: WORDS, rows, vectors };
}

function aLesson(text: string, isSerious: boolean) {
  return { rows: readRows(text, rows), isSerious, isFramed: false, isStopped: false };
}

const LESSONS = Array.from({ length: 60 }, () => [
  aLesson("they slapped me", true),
  aLesson("they kissed me", false),
  aLesson("they kissed them", false),
]).flat();

describe("the training of the net of phrases", () => {
  const net = learnPhrases(LESSONS, aTable());
  const weigh = (text: string) => weighPhrases(readRows(text, rows), false, net);

  it("learns which texts are serious", () => {
    expect(weigh("they slapped me")).toBeGreaterThan(1);
    expect(weigh("they kissed me")).toBeLessThan(-1);
  });

  it("knows of a word that it never met what it learnt of one used alike", () => {
    expect(weigh("they smacked me")).toBeGreaterThan(1);
  });

  it("gives the same net for the same lessons, and leaves the table as it was", () => {
    const table = aTable();
    expect(learnPhrases(LESSONS, table)).toEqual(net);
    expect(table).toEqual(aTable());
  });

  it("keeps the row of unknown words empty", () => {
    expect(net.vectors.subarray(0, DIMENSIONS).every((number) => number === 0)).toBe(true);
  });
});
