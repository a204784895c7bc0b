import type { Seat } from "~/domain/case/seat";
import type { QuestionWeight } from "~/domain/judge/judge";
import type { Theme } from "./corpora/petty-domain";

/**
 * Whom a "yes" helps, and how much it weighs when a party answers against itself. What a party says in its own favour
 * always weighs one. The weights add up so that two people who say yes to everything, or no to everything, are even.
 */
const THEMES: Record<Theme, { yesHelps: "complainer" | "doer"; admission: 1 | 2 | 3 }> = {
  deed: { yesHelps: "complainer", admission: 3 },
  frequency: { yesHelps: "complainer", admission: 1 },
  agreement: { yesHelps: "complainer", admission: 2 },
  awareness: { yesHelps: "complainer", admission: 2 },
  warning: { yesHelps: "complainer", admission: 2 },
  harm: { yesHelps: "complainer", admission: 2 },
  provocation: { yesHelps: "doer", admission: 3 },
  permission: { yesHelps: "doer", admission: 3 },
  remedy: { yesHelps: "doer", admission: 3 },
  proportion: { yesHelps: "doer", admission: 2 },
};

/** The weight of a question on a theme when `doer` is the seat that is complained of. */
export function weightOf(theme: Theme, doer: Seat): QuestionWeight {
  const { yesHelps, admission } = THEMES[theme];
  const yesHelpsCreator = (yesHelps === "doer") === (doer === "creator");
  return yesHelpsCreator
    ? { theme, creator: { yes: 1, no: -admission }, opponent: { yes: admission, no: -1 } }
    : { theme, creator: { yes: -admission, no: 1 }, opponent: { yes: -1, no: admission } };
}

export function isTheme(theme: string): theme is Theme {
  return Object.hasOwn(THEMES, theme);
}

/** The seat that a question on `theme` with such a weight complains of. */
export function doerOf(theme: Theme, { creator }: QuestionWeight): Seat {
  return (THEMES[theme].yesHelps === "doer") === creator.yes > 0 ? "creator" : "opponent";
}
