import type { Seat } from "~/domain/case/seat";
import type { QuestionWeight } from "~/domain/judge/judge";
import type { Theme } from "./corpora/petty-domain";

interface Bearing {
  yesHelps: "complainer" | "doer";
  admission: 1 | 2 | 3;
}

/**
 * Whom a "yes" helps, and how much it weighs when a party answers against itself. What a party says in its own favour
 * always weighs one. What helps nobody for sure weighs nothing.
 */
const THEMES: Record<Theme, Bearing | null> = {
  deed: { yesHelps: "complainer", admission: 3 },
  claim: { yesHelps: "complainer", admission: 2 },
  frequency: { yesHelps: "complainer", admission: 1 },
  agreement: { yesHelps: "complainer", admission: 2 },
  awareness: { yesHelps: "complainer", admission: 2 },
  warning: { yesHelps: "complainer", admission: 2 },
  harm: { yesHelps: "complainer", admission: 2 },
  excuse: { yesHelps: "doer", admission: 2 },
  provocation: { yesHelps: "doer", admission: 3 },
  permission: { yesHelps: "doer", admission: 3 },
  remedy: { yesHelps: "doer", admission: 3 },
  proportion: { yesHelps: "doer", admission: 2 },
  view: { yesHelps: "doer", admission: 2 },
  question: null,
  you: null,
};

const NOTHING = { yes: 0, no: 0 };

/** The weight of a question on a theme when `doer` is the seat that is complained of. */
export function weightOf(theme: Theme, doer: Seat): QuestionWeight {
  const bearing = THEMES[theme];
  if (bearing === null) return { theme, creator: NOTHING, opponent: NOTHING };
  const { yesHelps, admission } = bearing;
  const yesHelpsCreator = (yesHelps === "doer") === (doer === "creator");
  return yesHelpsCreator
    ? { theme, creator: { yes: 1, no: -admission }, opponent: { yes: admission, no: -1 } }
    : { theme, creator: { yes: -admission, no: 1 }, opponent: { yes: -1, no: admission } };
}

/** What two people who both say yes to a question on a theme do for the complaint; their no does the opposite. */
export function sumOf(theme: Theme): number {
  const bearing = THEMES[theme];
  return bearing === null ? 0 : (bearing.yesHelps === "complainer" ? 1 : -1) * (1 + bearing.admission);
}

/** The seat that a question on `theme` with such a weight complains of. */
export function doerOf(theme: Theme, { creator }: QuestionWeight): Seat {
  return (THEMES[theme]?.yesHelps === "doer") === creator.yes > 0 ? "creator" : "opponent";
}
