import type { DilemmaBearing, DilemmaRecord } from "~/domain/dilemma/dilemma";
import type { DilemmaReading, Option } from "./read-dilemma";

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
  /** The option that leads, or null where two or more do. */
  chosen: Option | null;
  /** Those that lead, by name: one, or all that a lot must part. */
  leading: Option[];
  answers: WeighedAnswer[];
}

/** Adds up the answers. Nothing but they and the names of the options counts; the order of the text does not. */
export function weighDilemma({ testimony }: DilemmaRecord, reading: DilemmaReading): DilemmaFinding {
  const answers = testimony.flatMap(({ prompt, bearing, answer }, index) => {
    if (answer === undefined) return [];
    const { option, weight } = bearing ?? inferBearing(prompt, reading);
    return [{ number: index + 1, prompt, answer, option, weight: answer ? weight : -weight }];
  });
  const scores = reading.options.map((option) => ({ option, score: scoreOf(option, answers, reading) }));
  const best = Math.max(...scores.map(({ score }) => score));
  const leading = scores.filter(({ score }) => score === best).map(({ option }) => option);
  leading.sort((a, b) => Number(a.key === "leave") - Number(b.key === "leave") || (a.key < b.key ? -1 : 1));
  return { chosen: leading.length === 1 ? (leading[0] ?? null) : null, leading, answers };
}

/** Of two options, what speaks against one speaks for the other. */
export function scoreOf({ key }: Option, answers: readonly WeighedAnswer[], { options }: DilemmaReading): number {
  const own = sum(answers.filter(({ option }) => option === key));
  return options.length === 2 ? own - sum(answers.filter(({ option }) => option !== key && option !== "")) : own;
}

function sum(answers: readonly WeighedAnswer[]): number {
  return answers.reduce((total, { weight }) => total + weight, 0);
}

/** Words in a question that make its yes speak against what it asks about. */
const AGAINST =
  /\b(?:regret|worr(?:y|ied)|sigh|afraid|dread|avoid|mind|excuse|undo|tired|embarrass\w*|miss|annoy\w*|hard|difficult|too)\b/iu;

/** The bearing of a question that came without one, from the option that its words name most plainly. */
function inferBearing(prompt: string, { options, isDeed }: DilemmaReading): Pick<DilemmaBearing, "option" | "weight"> {
  const asked = prompt.toLowerCase();
  const named = options.map(({ key, act }) => ({
    key,
    hits: (act.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => asked.includes(word)).length,
  }));
  const most = Math.max(...named.map(({ hits }) => hits));
  const winners = named.filter(({ hits }) => hits === most);
  const option = isDeed ? "do" : winners.length === 1 ? (winners[0]?.key ?? "") : "";
  return { option, weight: AGAINST.test(prompt) ? -1 : 1 };
}
