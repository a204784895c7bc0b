import type { DilemmaDomain } from "./dilemma-domain.server";
import { LOOKS_DILEMMAS } from "./dilemma-domains-looks.server";
import { PEOPLE_DILEMMAS } from "./dilemma-domains-people.server";
import { TABLE_DILEMMAS } from "./dilemma-domains-table.server";
import { THINGS_DILEMMAS } from "./dilemma-domains-things.server";

/** Every kind of dilemma that the court knows. Of several that fit, the one whose words come first in the text is taken. */
export const DILEMMA_DOMAINS: readonly DilemmaDomain[] = [
  ...PEOPLE_DILEMMAS,
  ...LOOKS_DILEMMAS,
  ...TABLE_DILEMMAS,
  ...THINGS_DILEMMAS,
];
