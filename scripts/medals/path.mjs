/**
 * A path made larger by `scale` and moved by `x` and `y`, in whole units. Only for paths of pairs (M, L, C, Q and Z,
 * all absolute), where every second number is a height.
 */
export function movePath(d, { scale = 1, x = 0, y = 0 }) {
  let numbers = 0;
  const moved = d.replace(/-?\d+/g, (number) => {
    const shift = numbers++ % 2 === 0 ? x : y;
    return ` ${Math.round(Number(number) * scale + shift)}`;
  });
  return tidy(moved);
}

/** A point on a circle around 0 0, in whole units; `turn` in degrees, clockwise from the top. */
export function around(turn, radius) {
  const angle = (turn / 180) * Math.PI;
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

/** Without the spaces that a path can be read without. */
export const tidy = (d) =>
  d
    .replace(/\s+/g, " ")
    .replace(/ ?([A-Z]) ?/g, "$1")
    .replaceAll(" -", "-");
