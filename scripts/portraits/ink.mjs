/** The colours of the portraits: the court's own palette first, then the few cloths and skins that it lacks. */
export const INK = "#1B1A17";
export const PAPER = "#FBF3E0";
export const PAPER_DEEP = "#F3E6C8";
export const CORAL = "#FF7A5C";
export const TEAL = "#2FB5A5";
export const GOLD = "#F2B632";

export const WHITE = "#FFFDF6";
export const NAVY = "#2B3A5E";
export const WINE = "#8E3345";
export const PLUM = "#C7B2E0";
export const SKY = "#A9CFDD";
export const MOSS = "#A9BF6A";
export const SAGE = "#CFDDB4";
export const STEEL = "#CBD3DB";
export const TAN = "#B98A5A";
export const BROWN = "#6B4630";

/** Width of the ink line in peep coordinates: what Open Peeps draws with. */
export const LINE = 13;

const stroke = (width) => `stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A flat colour field with an ink outline. */
export const shape = (d, fill, width = LINE) => `<path d="${d}" fill="${fill}" ${stroke(width)}/>`;

/** An ink line without a field. */
export const line = (d, width = LINE) => `<path d="${d}" fill="none" ${stroke(width)}/>`;

/** A flat colour field without an outline. */
export const field = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** An outlined circle. */
export const dot = (x, y, radius, fill, width = LINE) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${stroke(width)}/>`;
