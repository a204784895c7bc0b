import type { Seat } from "~/domain/case/seat";
import type { QuestionWeight } from "~/domain/judge/judge";
import type { Theme } from "./corpora/petty-domain";

interface Bearing {
  yesHelps: "complainer" | "doer" | "other";
  admission: 2 | 3;
}

/**
 * Whom a "yes" helps, and how much it weighs when a party answers against itself. What a party says in its own favour
 * always weighs one. What each is asked of their own conduct helps the other, whoever did it. What a stranger would not
 * say at once whom it helps weighs nothing.
 */
const THEMES: Record<Theme, Bearing | null> = {
  deed: { yesHelps: "complainer", admission: 3 },
  claim: { yesHelps: "complainer", admission: 2 },
  agreement: { yesHelps: "complainer", admission: 2 },
  awareness: { yesHelps: "complainer", admission: 2 },
  warning: { yesHelps: "complainer", admission: 2 },
  harm: { yesHelps: "complainer", admission: 2 },
  provocation: { yesHelps: "doer", admission: 3 },
  permission: { yesHelps: "doer", admission: 3 },
  remedy: { yesHelps: "doer", admission: 3 },
  proportion: { yesHelps: "doer", admission: 2 },
  each: { yesHelps: "other", admission: 2 },
  view: null,
  colour: null,
  question: null,
  you: null,
};

const NOTHING = { yes: 0, no: 0 };

/** The weight of a question on a theme when `doer` is the seat that is complained of. */
export function weightOf(theme: Theme, doer: Seat): QuestionWeight {
  const bearing = THEMES[theme];
  if (bearing === null) return { theme, creator: NOTHING, opponent: NOTHING };
  const { yesHelps, admission } = bearing;
  const helpsIts = (seat: Seat) => yesHelps !== "other" && (yesHelps === "doer") === (doer === seat);
  return {
    theme,
    creator: helpsIts("creator") ? { yes: 1, no: -admission } : { yes: -admission, no: 1 },
    opponent: helpsIts("opponent") ? { yes: -1, no: admission } : { yes: admission, no: -1 },
  };
}

/** Whether an answer to a question helps anybody. */
export function hasSide(weight: QuestionWeight | null): boolean {
  return weight !== null && weight.creator.yes !== weight.creator.no;
}

/** What two people who both say yes to a question on a theme do for the complaint; their no does the opposite. */
export function sumOf(theme: Theme): number {
  const bearing = THEMES[theme];
  if (bearing === null || bearing.yesHelps === "other") return 0;
  return (bearing.yesHelps === "complainer" ? 1 : -1) * (1 + bearing.admission);
}

/** The seat that a question with such a weight complains of; `null` where it complains of neither. */
export function doerOf({ theme, creator }: QuestionWeight): Seat | null {
  const sum = isTheme(theme) ? sumOf(theme) : 0;
  if (sum === 0) return null;
  return creator.yes > 0 === sum > 0 ? "opponent" : "creator";
}

function isTheme(theme: string): theme is Theme {
  return Object.hasOwn(THEMES, theme);
}
