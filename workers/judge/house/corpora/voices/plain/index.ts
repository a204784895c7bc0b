import { DEFAULT } from "./default";
import { SUIT } from "./suit";

/** The Serious tone of every judge. */
export const PLAIN = { suit: SUIT, byDefault: DEFAULT };
