import type { HandQuestion } from "../petty-domain";
import { DOINGS } from "./doings";
import { FOOD } from "./food";
import { HOME } from "./home";
import { OUT } from "./out";

/** What can be asked because a thing or somebody is named, whatever the complaint, thing by thing. */
export const PROPS: readonly (readonly HandQuestion[])[] = [...FOOD, ...HOME, ...OUT, ...DOINGS];
