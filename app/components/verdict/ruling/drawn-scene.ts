import { createContext } from "react";
import type Ruling from "./ruling";
import type SettledCase from "./settled-case";

/** The first scene of a ruling, in a page that comes with it. */
export const DELIBERATION_ID = "deliberation";

interface RulingParts {
  Ruling: typeof Ruling;
  SettledCase: typeof SettledCase;
}

/** What draws a ruling and a settled case. A browser fetches it: only the server has it at hand. */
export const RulingAtHand = createContext<RulingParts | null>(null);
