import { BROWN, CORAL, dot, GOLD, line, PAPER, shape, TAN, TEAL, WHITE } from "./ink.mjs";

/** The props of the bench, drawn by hand in peep coordinates. */

export function gavel(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(-28)">${[
    shape("M-13 20 L-13 200 L13 200 L13 20 Z", TAN),
    shape("M-84 -46 L84 -46 L84 36 L-84 36 Z", BROWN),
    shape("M-62 -58 L-36 -58 L-36 48 L-62 48 Z", GOLD),
    shape("M36 -58 L62 -58 L62 48 L36 48 Z", GOLD),
  ].join("")}</g>`;
}

export function headphones() {
  const band = "M244 356 C176 190 300 92 430 98 C500 102 548 136 566 190";
  return [
    line(band, 40),
    `<path d="${band}" stroke="${TEAL}" stroke-width="18" stroke-linecap="round"/>`,
    shape("M210 348 Q262 330 284 362 L292 440 Q272 474 222 464 Q196 456 194 408 Q192 360 210 348 Z", TEAL),
    line("M226 376 L232 440", 9),
  ].join("");
}

export function badge(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(6)">${[
    shape("M-12 -34 L12 -34 L12 4 L-12 4 Z", TEAL, 9),
    shape("M-52 0 L52 0 L52 110 L-52 110 Z", PAPER, 10),
    dot(0, 38, 17, GOLD, 7),
    line("M-28 80 L28 80", 8),
  ].join("")}</g>`;
}

export function beads() {
  const colors = [GOLD, CORAL, GOLD, TEAL, GOLD, CORAL, GOLD];
  return colors
    .map((color, index) => {
      const along = index / (colors.length - 1);
      const x = Math.round(262 + along * 264);
      const y = Math.round(632 + 4 * 92 * along * (1 - along));
      return dot(x, y, 27, color, 10);
    })
    .join("");
}

export function notepad(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(9)">${[
    shape("M-70 -62 L70 -62 L70 110 L-70 110 Z", WHITE, 11),
    line("M-40 -78 L-40 -48 M0 -78 L0 -48 M40 -78 L40 -48", 10),
    line("M-40 -14 L40 -14 M-40 22 L40 22", 8),
  ].join("")}</g>`;
}

/** A pleated wheel collar. It goes between body and head, or it would cut through the chin. */
export function ruff(x, y) {
  const pleats = 17;
  const [outerX, outerY, innerX, innerY] = [262, 104, 120, 36];
  const at = (turn, reach, rx, ry) => {
    const angle = turn * 2 * Math.PI;
    return `${Math.round(x + reach * rx * Math.cos(angle))} ${Math.round(y + reach * ry * Math.sin(angle))}`;
  };
  const turns = Array.from({ length: pleats }, (_, pleat) => pleat / pleats);
  const scallops = turns.map(
    (turn) => `Q${at(turn + 0.5 / pleats, 1.22, outerX, outerY)} ${at(turn + 1 / pleats, 1, outerX, outerY)}`,
  );
  const folds = turns.map((turn) => `M${at(turn, 1, innerX, innerY)} L${at(turn, 0.94, outerX, outerY)}`);
  return shape(`M${at(0, 1, outerX, outerY)} ${scallops.join(" ")} Z`, WHITE) + line(folds.join(" "), 8);
}

export function quill(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(18)">${[
    shape("M0 250 C-70 120 -60 -10 26 -120 C84 0 76 130 0 250 Z", PAPER, 11),
    line("M18 -60 L-6 320", 8),
    line("M8 90 L-22 60 M10 40 L-18 12 M6 130 L36 96", 7),
  ].join("")}</g>`;
}

/** The bands at an advocate's throat. */
export function jabot() {
  return [
    shape("M262 590 L300 700 L388 676 Z", WHITE),
    shape("M524 592 L486 700 L392 676 Z", WHITE),
    shape("M388 672 L352 800 L392 800 L396 690 Z", WHITE),
    shape("M394 672 L432 800 L394 800 Z", WHITE),
  ].join("");
}

export function briefcase(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(-8)">${[
    line("M-38 -50 L-38 -84 L38 -84 L38 -50", 14),
    shape("M-116 -50 L116 -50 L116 130 L-116 130 Z", TAN),
    line("M-116 14 L116 14", 9),
    shape("M-20 -4 L20 -4 L20 36 L-20 36 Z", GOLD, 9),
  ].join("")}</g>`;
}

/** A roll of paper that is read from, with its seal. */
export function scroll(x, y) {
  return `<g transform="translate(${x} ${y}) rotate(7)">${[
    shape("M-78 -96 L70 -96 L70 180 L-78 180 Z", PAPER, 11),
    shape("M-98 -122 L90 -122 L90 -84 L-98 -84 Z", PAPER, 11),
    line("M-48 -46 L40 -46 M-48 -10 L40 -10 M-48 26 L10 26", 8),
    dot(28, 84, 24, CORAL, 9),
  ].join("")}</g>`;
}

/** An officer's star. */
export function star(x, y) {
  const points = Array.from({ length: 12 }, (_, point) => {
    const angle = (point / 12) * 2 * Math.PI - Math.PI / 2;
    const reach = point % 2 === 0 ? 66 : 38;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  });
  return shape(`M${points.join(" L")} Z`, GOLD, 10) + dot(x, y, 16, PAPER, 8);
}
