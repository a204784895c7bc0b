import { breakLines, type MeasuredUnit, SPACE_EMS, widest } from "./lines";

/** The room of a text, in units of the picture. */
export interface Room {
  width: number;
  height: number;
}

/** A text broken into lines that fit. Widths and size are in units of the picture. */
export interface FittedBlock {
  size: number;
  lineHeight: number;
  lines: { units: number[]; width: number }[];
}

/** Steps by which a text is made smaller until it fits, and the part of its size at which that ends. */
const SHRINK = 0.94;
const SMALLEST = 0.4;

/** Breaks a text into lines at the largest size, from `size` down, at which they fit into the room. */
export function fitBlock(units: readonly MeasuredUnit[], room: Room, size: number, leading: number): FittedBlock {
  let fitted = size;
  let lines = breakLines(units, room.width / fitted);
  const fits = () => lines.length * leading * fitted <= room.height + 1 && widest(units) * fitted <= room.width;
  while (!fits() && fitted > size * SMALLEST) {
    fitted *= SHRINK;
    lines = breakLines(units, room.width / fitted);
  }
  const held = lines.slice(0, Math.max(1, Math.floor((room.height + 1) / (leading * fitted))));
  const ems = held.map((line) => lineWidth(line, units));
  // Only a word that no size could hold makes a line wider than its room.
  const drawn = Math.min(fitted, room.width / Math.max(...ems, 1));
  return {
    size: drawn,
    lineHeight: leading * fitted,
    lines: held.map((line, index) => ({ units: line, width: (ems[index] ?? 0) * drawn })),
  };
}

function lineWidth(line: readonly number[], units: readonly MeasuredUnit[]): number {
  return line.reduce((sum, index, place) => {
    const unit = units[index];
    return sum + (unit?.width ?? 0) + (place > 0 && unit?.spaced ? SPACE_EMS : 0);
  }, 0);
}
