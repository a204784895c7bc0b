import { describe, expect, it } from "vitest";
import {
  DETECTORS,
  DIMENSIONS,
  detect,
  ECHOES,
  echoesOf,
  echoOf,
  type PhraseNet,
  RUN_OF,
  weighPhrases,
} from "./phrase-net";
import { dealRows, readRows } from "./word-rows";

/** Words that each have one dimension of their own, so that a detector can be told word by word what it looks for. */
const WORDS = ["he", "hit", "me", "the", "road"];
const rows = dealRows(WORDS);

const PAIR = RUN_OF.indexOf(2);
const TRIPLE = RUN_OF.indexOf(3);

/** A net with one detector for "hit me" and one for "hit the road", which speaks against it. */
function aNet(): PhraseNet {
  const vectors = new Float32Array((WORDS.length + 1) * DIMENSIONS);
  for (let row = 1; row <= WORDS.length; row++) vectors[row * DIMENSIONS + row] = 1;
  const detectors = new Float32Array(DIMENSIONS * ECHOES);
  const lookFor = (detector: number, phrase: string) => {
    for (const [place, row] of readRows(phrase, rows).entries()) detectors[row * ECHOES + echoOf(detector, place)] = 1;
  };
  lookFor(PAIR, "hit me");
  lookFor(TRIPLE, "hit the road");
  const starts = new Float32Array(DETECTORS);
  starts[PAIR] = -1;
  starts[TRIPLE] = -2;
  const verdicts = new Float32Array(DETECTORS);
  verdicts[PAIR] = 4;
  verdicts[TRIPLE] = -3;
  return { rows, vectors, detectors, starts, verdicts, verdictOfRules: 0.5, own: -1 };
}

const net = aNet();
const weigh = (text: string, isStoppedByRules = false) => weighPhrases(readRows(text, rows), isStoppedByRules, net);

describe("the net of phrases", () => {
  it("weighs what its detectors find", () => {
    expect(weigh("he hit me")).toBe(-1 + 4);
    expect(weigh("he hit the road")).toBe(-1 - 3);
    expect(weigh("me hit he")).toBe(-1);
  });

  it("finds a phrase wherever it stands, and counts it once", () => {
    expect(weigh("hit me")).toBe(3);
    expect(weigh("the road he the road he hit me hit me")).toBe(3);
  });

  it("weighs both phrases of a text that has them", () => {
    expect(weigh("hit the road hit me")).toBe(-1 + 4 - 3);
  });

  it("weighs a find of the rules", () => {
    expect(weigh("he", true)).toBe(-0.5);
  });

  it("makes nothing of no words, and of words that nobody knows", () => {
    expect(weigh("")).toBe(-1);
    expect(weigh("zyzzyva zyzzyvas")).toBe(-1);
  });

  it("says where the run starts that a detector is strongest at", () => {
    const found = detect(readRows("he hit the road", rows), net.starts, (row) => echoesOf(row, net));
    expect(found.strengths[TRIPLE]).toBe(1);
    expect(found.places[TRIPLE]).toBe(1);
    expect(found.strengths[PAIR]).toBe(0);
  });
});
