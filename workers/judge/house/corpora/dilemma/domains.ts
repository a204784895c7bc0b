import type { DilemmaDomain } from "./domain";
import { LOOKS_DILEMMAS } from "./domains/looks";
import { PEOPLE_DILEMMAS } from "./domains/people";
import { TABLE_DILEMMAS } from "./domains/table";
import { THINGS_DILEMMAS } from "./domains/things";

/**
 * Every kind of dilemma that the court knows. Of several that fit, the one whose words come first in the text is taken.
 */
export const DILEMMA_DOMAINS: readonly DilemmaDomain[] = [
  ...PEOPLE_DILEMMAS,
  ...LOOKS_DILEMMAS,
  ...TABLE_DILEMMAS,
  ...THINGS_DILEMMAS,
];
