import { around, tidy } from "./path.mjs";

/*
 * The outlines of the medals, a shape for each category, around 0 0. The plate with the number covers what is below 62.
 */

export const BODIES = {
  seal: seal(),
  shield:
    "M-92-86C-60-90-36-96 0-108 34-96 62-90 93-88 100-30 96 30 66 70 48 92 24 106 1 116-26 106-50 90-66 68-96 30-98-30-92-86Z",
  circle: "M1-106C62-106 106-62 106-1 107 60 62 106 0 106-60 107-106 62-106 1-107-60-62-105 1-106Z",
  hexagon:
    "M-10-110C-4-114 4-114 10-110L92-64C98-60 100-56 100-50L101 50C101 57 98 61 92 65L8 110C3 114-4 113-9 110L-92 65C-98 61-100 57-100 50L-101-51C-101-57-98-61-92-65Z",
  diamond:
    "M-10-110C-4-116 6-116 12-110L120-8C126-4 126 6 120 12L12 120C6 126-4 126-10 120L-121 12C-127 6-127-2-121-8Z",
  arch: "M-92 96C-94 40-96 0-92-24-84-64-54-88 0-113 56-88 85-64 92-24 97 0 95 50 93 97 40 106-40 104-92 96Z",
  square:
    "M-76-102C-30-106 36-104 78-101 88-100 93-96 93-86 96-30 95 31 92 86 91 98 86 103 76 103 30 106-30 105-78 102-88 101-92 96-92 86-95 30-96-40-93-88-92-98-86-102-76-102Z",
};

/** Scalloped, as wax that was pressed. */
function seal() {
  const scallops = 14;
  const point = (index, radius) => around((index / scallops) * 360, radius).join(" ");
  const bulges = Array.from({ length: scallops }, (_, index) => `Q${point(index + 0.5, 124)} ${point(index + 1, 98)}`);
  return tidy(`M${point(0, 98)}${bulges.join("")}Z`);
}
