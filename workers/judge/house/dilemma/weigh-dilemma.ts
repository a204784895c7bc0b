import type { DilemmaRecord, DilemmaWeight } from "~/domain/dilemma/dilemma";
import { chooserFor } from "../seeded-choice";
import type { Option } from "./find-options";
import type { DilemmaReading } from "./read-dilemma";

/** One answered question, and how far the answer speaks for an option. */
export interface WeighedAnswer {
  /** Its exhibit, from 1. */
  number: number;
  prompt: string;
  answer: boolean;
  option: string;
  weight: number;
}

/** What the answers come to. */
export interface DilemmaFinding {
  chosen: Option;
  /** How many options led: of several that lead alike the court drew one. */
  leading: number;
  isDrawn: boolean;
  answers: WeighedAnswer[];
}

/** Adds up the answers. Nothing but they and the names of the options counts; the order of the text does not. */
export function weighDilemma({ seed, testimony }: DilemmaRecord, reading: DilemmaReading): DilemmaFinding {
  const answers = testimony.flatMap(({ prompt, weight: stored, answer }, index) => {
    if (answer === undefined) return [];
    const { option, weight } = stored ?? inferWeight(prompt, reading);
    return [{ number: index + 1, prompt, answer, option, weight: answer ? weight : -weight }];
  });
  const options = [...reading.options].sort((a, b) => (a.key < b.key ? -1 : 1));
  const scores = options.map((option) => scoreOf(option, answers, reading));
  const leading = options.filter((_option, index) => scores[index] === Math.max(...scores));
  const chosen = chooserFor(seed, ...leading.map(({ key }) => key)).pick("lot", leading);
  return { chosen, leading: leading.length, isDrawn: leading.length > 1, answers };
}

/** What the court draws from where it cannot tell: its coin has two sides. */
export function lotOf({ leading }: DilemmaFinding): string {
  return leading > 2 ? "hat" : "coin";
}

/** Of two options, what speaks against one speaks for the other. */
function scoreOf({ key }: Option, answers: readonly WeighedAnswer[], { options }: DilemmaReading): number {
  const own = sum(answers.filter(({ option }) => option === key));
  return options.length === 2 ? own - sum(answers.filter(({ option }) => option !== key && option !== "")) : own;
}

function sum(answers: readonly WeighedAnswer[]): number {
  return answers.reduce((total, { weight }) => total + weight, 0);
}

/** Words in a question that make its yes speak against what it asks about. */
const AGAINST =
  /\b(?:regret|worr(?:y|ied)|sigh|afraid|dread|avoid|mind|excuse|undo|tired|embarrass\w*|miss|annoy\w*|hard|difficult|too)\b/iu;

/**
 * The weight of a question that came without one, from the option that is quoted and that its words name most plainly.
 */
function inferWeight(prompt: string, { options, deed }: DilemmaReading): Pick<DilemmaWeight, "option" | "weight"> {
  const asked = prompt.toLowerCase();
  const hits = options.map(({ pick }) => {
    const words = pick.startsWith("“") ? pick.toLowerCase().match(/\p{L}{3,}/gu) : null;
    return words?.filter((word) => asked.includes(word)).length ?? 0;
  });
  const named = options.filter((_option, index) => hits[index] === Math.max(...hits));
  const option = deed !== null ? "do" : named.length === 1 ? (named[0]?.key ?? "") : "";
  return { option, weight: AGAINST.test(prompt) ? -1 : 1 };
}
