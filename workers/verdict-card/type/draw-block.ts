import { placeDrawing } from "../svg-edits";
import { visualOrder } from "./direction";
import type { FittedBlock, Room } from "./fit-block";
import { SPACE_EMS } from "./lines";
import { OUTLINE_SIZE, type Outline, runKey } from "./outlines";
import type { Piece, Unit } from "./units";

/** What pieces look like, once they have been shaped and read. */
export interface Artwork {
  outlines: ReadonlyMap<string, Outline>;
  emoji: ReadonlyMap<string, string>;
}

/** From the middle of a line down to its baseline, in ems: half the height of a capital. */
const BASELINE_DROP = 0.35;
const DOT_EMS = 0.4;

/** Width of a piece in ems. */
export function pieceWidth(piece: Piece, { outlines }: Artwork): number {
  switch (piece.kind) {
    case "run":
      return outlines.get(runKey(piece))?.advance ?? 0;
    case "emoji":
      return 1;
    case "dot":
      return DOT_EMS;
    default:
      return piece satisfies never;
  }
}

/** The SVG elements of a block in the middle of its room, with no ink outside it. */
export function drawBlock(
  block: FittedBlock,
  units: readonly Unit[],
  room: Room,
  color: string,
  artwork: Artwork,
): string {
  const { size, lineHeight } = block;
  const top = (room.height - block.lines.length * lineHeight) / 2;
  const lines = block.lines.map((line, index) => ({
    baseline: top + (index + 0.5) * lineHeight + BASELINE_DROP * size,
    left: (room.width - line.width) / 2,
    units: line.units.flatMap((unit) => units[unit] ?? []),
  }));
  const drawn = lines.map((line) => drawLine(line.units, { ...line, size }, artwork));
  const ink = lines.flatMap(({ baseline, units: words }) =>
    words.flatMap(({ pieces }) => pieces.map((piece) => inkOf(piece, baseline, size, artwork))),
  );
  return `<g fill="${color}"${keepInside(ink, room.height)}>${drawn.join("")}</g>`;
}

interface Ink {
  top: number;
  bottom: number;
}

function inkOf(piece: Piece, baseline: number, size: number, { outlines }: Artwork): Ink {
  const outline = piece.kind === "run" ? outlines.get(runKey(piece)) : undefined;
  return { top: baseline + (outline?.top ?? 0) * size, bottom: baseline + (outline?.bottom ?? 0) * size };
}

/** Moves what would stick out at the top or the bottom back into its room, and makes it smaller where that can't be. */
function keepInside(ink: readonly Ink[], height: number): string {
  const top = Math.min(...ink.map((piece) => piece.top), height);
  const bottom = Math.max(...ink.map((piece) => piece.bottom), 0);
  if (top >= 0 && bottom <= height) return "";
  if (bottom - top <= height) return ` transform="translate(0 ${round(top < 0 ? -top : height - bottom)})"`;
  const scale = height / (bottom - top);
  return ` transform="translate(0 ${round(-top * scale)}) scale(1 ${round(scale)})"`;
}

interface Pen {
  left: number;
  baseline: number;
  size: number;
}

interface Space {
  kind: "space";
  level: number;
}

function drawLine(units: readonly Unit[], { left, baseline, size }: Pen, artwork: Artwork): string {
  const items = units.flatMap(({ pieces, spaceLevel }, place): (Piece | Space)[] =>
    place > 0 && spaceLevel !== undefined ? [{ kind: "space", level: spaceLevel }, ...pieces] : pieces,
  );
  let at = left;
  const drawn = visualOrder(items).map((item) => {
    const pen = { left: at, baseline, size };
    at += (item.kind === "space" ? SPACE_EMS : pieceWidth(item, artwork)) * size;
    return item.kind === "space" ? "" : drawPiece(item, pen, artwork);
  });
  return drawn.join("");
}

function drawPiece(piece: Piece, { left, baseline, size }: Pen, { outlines, emoji }: Artwork): string {
  switch (piece.kind) {
    case "run": {
      const path = outlines.get(runKey(piece))?.path;
      if (path === undefined) return "";
      const place = `translate(${round(left)} ${round(baseline)}) scale(${round(size / OUTLINE_SIZE)})`;
      return `<path transform="${place}" d="${path}"/>`;
    }
    case "emoji": {
      const place = { x: left, y: baseline - EMOJI_RISE * size, width: size, height: size };
      return placeDrawing(emoji.get(piece.text) ?? "", place) ?? "";
    }
    case "dot": {
      const [x, y] = [left + (DOT_EMS * size) / 2, baseline - DOT_RISE * size];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(DOT_RADIUS * size)}"/>`;
    }
    default:
      return piece satisfies never;
  }
}

/** In ems above the baseline. */
const EMOJI_RISE = 0.85;
const DOT_RISE = 0.3;
const DOT_RADIUS = 0.09;

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
