/** A word that has been measured. Widths are in ems. */
export interface MeasuredUnit {
  width: number;
  /** Whether a space parts it from the unit before. */
  spaced: boolean;
}

/** Width of the space between words, in ems. */
export const SPACE_EMS = 0.26;

/**
 * Lines of units, as indices: as many on each as fit into `width` ems, and about equally long. A unit wider than a line
 * has one of its own.
 */
export function breakLines(units: readonly MeasuredUnit[], width: number): number[][] {
  const lines = fillLines(units, width);
  let [narrow, wide] = [width / Math.max(1, lines.length), width];
  for (let step = 0; step < BALANCE_STEPS && lines.length > 1; step++) {
    const middle = (narrow + wide) / 2;
    const fits = fillLines(units, middle).length <= lines.length && widest(units) <= middle;
    if (fits) wide = middle;
    else narrow = middle;
  }
  return fillLines(units, wide);
}

const BALANCE_STEPS = 6;

/** Width of the widest unit in ems: a text is made smaller before one of its words sticks out. */
export function widest(units: readonly MeasuredUnit[]): number {
  return units.reduce((most, { width }) => Math.max(most, width), 0);
}

function fillLines(units: readonly MeasuredUnit[], width: number): number[][] {
  const lines: number[][] = [];
  let used = 0;
  units.forEach((unit, index) => {
    const space = unit.spaced ? SPACE_EMS : 0;
    const line = lines.at(-1);
    if (line && used + space + unit.width <= width) {
      line.push(index);
      used += space + unit.width;
      return;
    }
    lines.push([index]);
    used = unit.width;
  });
  return lines;
}
