import type { HandQuestion } from "../petty-domain";
import { FOOD } from "./food";
import { HOME } from "./home";
import { OUT } from "./out";

/** What can be asked because a thing is named, for whatever complaint names it. */
export const PROPS: readonly HandQuestion[] = [...FOOD, ...HOME, ...OUT];
