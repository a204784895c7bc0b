import { describe, expect, it } from "vitest";
import { builtInFaces } from "../../workers/verdict-card/type/faces";
import { findFaces } from "../../workers/verdict-card/type/find-faces";
import { runKey, shapeRuns } from "../../workers/verdict-card/type/outlines";
import { isPlain } from "../../workers/verdict-card/type/plain-text";
import { typesetBlocks } from "../../workers/verdict-card/type/typeset";
import { toUnits } from "../../workers/verdict-card/type/units";
import { readCardAsset } from "./card-assets";
import { NASTY_TEXTS } from "./nasty-texts";

const BLOCK = { face: "body", color: "#000", width: 240, height: 100, leading: 1.2, size: 20 } as const;

async function piecesOf(text: string) {
  const units = toUnits(text.replace(/\s+/gu, " "), await findFaces(text, "display", readCardAsset));
  return units.flatMap(({ pieces }) => pieces);
}

async function widthOf(text: string): Promise<number> {
  const runs = (await piecesOf(text)).filter((piece) => piece.kind === "run");
  const outlines = await shapeRuns(runs);
  return runs.reduce((sum, run) => sum + (outlines.get(runKey(run))?.advance ?? 0), 0);
}

describe("the faces of a text", () => {
  it.each(Object.entries(NASTY_TEXTS))(
    "have a glyph for every letter of %s, so that nothing is a box",
    async (_, text) => {
      const pieces = await piecesOf(text);
      expect(pieces.filter(({ kind }) => kind === "dot")).toEqual([]);
      for (const piece of pieces) {
        if (piece.kind !== "run") continue;
        const missing = [...piece.text].filter((letter) => !piece.face.covered.has(letter.codePointAt(0) ?? 0));
        expect(missing).toEqual([]);
      }
    },
  );

  it("are the court's own for whatever counts as plain", async () => {
    const plain = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point)).filter(isPlain);
    expect(plain.length).toBeGreaterThan(500);
    for (const face of ["display", "body"] as const) {
      const own = await builtInFaces(face);
      const covered = (letter: string) => own.some((one) => one.covered.has(letter.codePointAt(0) ?? 0));
      expect(plain.filter((letter) => !covered(letter) && !/\p{Emoji_Presentation}/u.test(letter))).toEqual([]);
    }
  });

  it.each([
    ["漢字", "sc"],
    ["漢字かな", "jp"],
    ["漢字 한글", "kr"],
  ])("draw the Han letters of %j as in %s", async (text, language) => {
    const han = (await piecesOf(text)).flatMap((piece) =>
      piece.kind === "run" && /漢/u.test(piece.text) ? [piece] : [],
    );
    expect(han.map(({ face }) => face.family)).toEqual([expect.stringContaining(`Noto ${language}-`)]);
  });

  it("put a dot for a letter that nobody has", async () => {
    expect((await piecesOf("ሰላም")).map(({ kind }) => kind)).toEqual(["dot", "dot", "dot"]);
  });

  it("draw a letter without the accent that nobody has", async () => {
    expect((await piecesOf("ή")).map((piece) => piece.kind === "run" && piece.text)).toEqual(["η"]);
  });
});

describe("shaping", () => {
  it("joins Arabic letters, which takes less room than they do apart", async () => {
    expect(await widthOf("ببب")).toBeLessThan((await widthOf("ب ب ب")) - 0.2);
  });

  it("makes one shape of a Hindi consonant cluster", async () => {
    expect(await widthOf("क्ष")).toBeLessThan((await widthOf("क ष")) - 0.1);
  });

  it.each([
    ["का", 1.2],
    ["कि", 1.2],
    ["কো", 1.3],
  ])("gives the syllable %s room for all of its shapes", async (syllable, times) => {
    const [consonant = ""] = syllable;
    expect(await widthOf(syllable)).toBeGreaterThan(times * (await widthOf(consonant)));
  });

  it.each(["दू", "पू", "भू", "দু", "ন্দু"])(
    "gives no room beside its letter to what hangs below it in %s",
    async (syllable) => {
      expect(await widthOf(syllable)).toBeCloseTo(await widthOf(syllable.slice(0, -1)), 3);
    },
  );

  it.each(["हीं", "रा", "লা"])("keeps a full stop from the syllable %s before it", async (syllable) => {
    expect(await widthOf(`${syllable}।`)).toBeGreaterThan((await widthOf(syllable)) + 0.1);
  });

  it("keeps a Thai vowel that stands behind its consonant from the next one", async () => {
    expect(await widthOf("คำ")).toBeCloseTo(await widthOf("คา"), 3);
  });
});

describe("a block", () => {
  it.each(Object.entries(NASTY_TEXTS))("of %s leaves no ink outside its room", async (_, text) => {
    const [drawing = ""] = await typesetBlocks([{ ...BLOCK, text: text.replace(/\s+/gu, " ") }], readCardAsset);
    for (const { x, y } of inkPoints(drawing)) {
      expect(x).toBeGreaterThan(-3);
      expect(x).toBeLessThan(BLOCK.width + 3);
      expect(y).toBeGreaterThan(-0.5);
      expect(y).toBeLessThan(BLOCK.height + 0.5);
    }
  });

  it("has the sentence of a name from right to left in its own order", async () => {
    const [drawing = ""] = await typesetBlocks([{ ...BLOCK, text: "\u2068דנה\u2069 wins!" }], readCardAsset);
    const starts = [...drawing.matchAll(/translate\(([\d.]+) /gu)].map(([, x]) => Number(x));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts).toHaveLength(2);
  });
});

/** Points of the outlines of a drawing, in units of the block. */
function inkPoints(drawing: string): { x: number; y: number }[] {
  const moved = Number(/^<g [^>]*translate\(0 (-?[\d.]+)\)/u.exec(drawing)?.[1] ?? 0);
  const squeezed = Number(/^<g [^>]*scale\(1 ([\d.]+)\)/u.exec(drawing)?.[1] ?? 1);
  const paths = drawing.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)" d="([^"]+)"/gu);
  return [...paths].flatMap(([, left, top, scale, path = ""]) => {
    const numbers = (path.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
    return numbers.flatMap((x, index) => {
      if (index % 2 === 1) return [];
      const y = Number(top) + (numbers[index + 1] ?? 0) * Number(scale);
      return [{ x: Number(left) + x * Number(scale), y: y * squeezed + moved }];
    });
  });
}
