import type { CardFace } from "~/card/letter-widths";
import { loadEmoji, type ReadAsset } from "../emoji";
import { drawBlock, pieceWidth } from "./draw-block";
import { findFaces } from "./find-faces";
import { fitBlock } from "./fit-block";
import { shapeRuns } from "./outlines";
import { toUnits } from "./units";

/** A text in a place of its own, to be set in the middle of it. Sizes are in units of the picture. */
export interface TextBlock {
  text: string;
  face: CardFace;
  color: string;
  width: number;
  height: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** The largest size, at which Latin letters would fit. */
  size: number;
}

/**
 * Sets texts in any script: each letter in a face that has it, joined and ordered as it is read, on as many lines as
 * there is room for. Gives the SVG elements of each block, which stay inside its place.
 */
export async function typesetBlocks(blocks: readonly TextBlock[], readAsset: ReadAsset): Promise<string[]> {
  const drafts = await Promise.all(
    blocks.map(async (block) => {
      const units = toUnits(block.text, await findFaces(block.text, block.face, readAsset));
      return { block, units };
    }),
  );
  const pieces = drafts.flatMap(({ units }) => units.flatMap((unit) => unit.pieces));
  const artwork = {
    outlines: await shapeRuns(pieces.filter((piece) => piece.kind === "run")),
    emoji: await readEmoji(
      pieces.flatMap((piece) => (piece.kind === "emoji" ? [piece.text] : [])),
      readAsset,
    ),
  };
  return drafts.map(({ block, units }) => {
    const measured = units.map(({ pieces: parts, spaceLevel }) => ({
      width: parts.reduce((sum, piece) => sum + pieceWidth(piece, artwork), 0),
      spaced: spaceLevel !== undefined,
    }));
    const leading = Math.max(block.leading, leadingOf(block.text));
    return drawBlock(fitBlock(measured, block, block.size, leading), units, block, block.color, artwork);
  });
}

async function readEmoji(signs: readonly string[], readAsset: ReadAsset): Promise<Map<string, string>> {
  const drawings = await Promise.all(
    [...new Set(signs)].map(async (sign) => [sign, await loadEmoji(sign, readAsset)] as const),
  );
  return new Map(drawings);
}

/** Scripts with signs above and below their letters need more room between lines than Latin. */
function leadingOf(text: string): number {
  return TALL_SCRIPT.test(text) ? 1.42 : 1.18;
}

const TALL_SCRIPT = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
