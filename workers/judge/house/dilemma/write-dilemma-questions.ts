import type { DilemmaBrief, DilemmaQuestion } from "~/domain/dilemma/dilemma";
import { DILEMMA_PROMPT_MAX } from "../../dilemma/check-dilemma-questions";
import type { Lean } from "../corpora/dilemma-domain";
import { GENERIC_DILEMMA, OPTION_QUESTIONS, WEIGHTY_QUESTIONS } from "../corpora/dilemma-generic";
import { fillSlots, lengthOf } from "../fill-slots";
import { type Chooser, chooserFor } from "../seeded-choice";
import { type DilemmaReading, type Option, readDilemma } from "./read-dilemma";
import { shortenActs } from "./shorten-act";

/** Questions of a deck for a deed or two options; more options have more questions. */
const DECK = 7;
const DECK_MAX = 9;
/** What a question of the domain weighs. */
const DOMAIN_WEIGHT = 2;
/** Longest act inside a question, in code points. */
const ACT_MAX = 52;

/**
 * Five to nine questions for a dilemma. The draw knows the options by name alone, so that `tea or coffee` and `coffee or
 * tea` are asked the same, and neither stands first.
 */
export function writeDilemmaQuestions({ seed, dilemma }: DilemmaBrief): DilemmaQuestion[] {
  const reading = readDilemma(dilemma);
  if (reading.weight !== null) return WEIGHTY_QUESTIONS.map((prompt) => ({ prompt, bearing: null }));
  const chooser = chooserFor(seed, ...reading.options.map(({ key, act }) => `${key} ${act}`).sort());
  return reading.sides === null ? askOfEach(reading, chooser) : askOfSides(reading, reading.sides, chooser);
}

/** Four questions lean one way and three the other; which way has four is drawn, so that nodding does not always mean yes. */
function askOfSides(reading: DilemmaReading, sides: Record<Lean, Option>, chooser: Chooser): DilemmaQuestion[] {
  const more = chooser.pick<Lean>("more", ["do", "leave"]);
  // A deed is asked about in its own words even where it is the leaving: nobody speaks of "to not cancel".
  const deed = reading.isDeed ? (reading.options[0] ?? sides.do) : sides.do;
  const deck = (["do", "leave"] as const).flatMap((lean) => {
    const count = lean === more ? Math.ceil(DECK / 2) : Math.floor(DECK / 2);
    return [
      ...domainQuestions(reading, sides, lean, chooser),
      ...optionQuestions(deed, chooser, (lean === "do") === (deed === sides.do) ? 1 : -1),
    ].slice(0, count);
  });
  return distinct(chooser.shuffle("order", deck));
}

function domainQuestions(
  { domain, thing }: DilemmaReading,
  sides: Record<Lean, Option>,
  lean: Lean,
  chooser: Chooser,
): DilemmaQuestion[] {
  const own = domain.ask
    .filter(([way]) => way === lean)
    .map(([, prompt]) => ({ prompt: fillSlots(prompt, { thing }), theme: domain.name }));
  // Of a kind that the court has never seen it asks two general questions, and the rest of the very act.
  const most = domain === GENERIC_DILEMMA ? 1 : 3;
  return chooser
    .shuffle(`${domain.name} ${lean}`, own)
    .slice(0, most)
    .map(({ prompt, theme }) => ({
      prompt,
      bearing: { theme, option: sides[lean].key, weight: DOMAIN_WEIGHT },
    }));
}

/** Every option is asked about as often as the others, in the same mixture of questions for and against. */
function askOfEach(reading: DilemmaReading, chooser: Chooser): DilemmaQuestion[] {
  const options = [...reading.options].sort((a, b) => (a.key < b.key ? -1 : 1));
  const each = Math.max(1, Math.min(3, Math.floor(DECK_MAX / options.length)));
  const ways = [1, 1, -1].slice(0, each);
  const own = (reading.isOfOneKind ? (reading.domain.either ?? []) : []).map(
    ([way, prompt]) => [reading.domain.name, way === "for" ? 2 : -2, prompt] as const,
  );
  const taken = new Set<string>();
  const deck = ways.flatMap((way, round) => {
    const pool = [
      ...(round === 0 ? [] : chooser.shuffle(`own ${way}`, own)),
      ...chooser.shuffle(`each ${round}`, OPTION_QUESTIONS),
    ].filter(([, weight]) => weight * way > 0);
    // Within a round all are asked with the same weight, so that no option can gather more than another.
    return chooser.shuffle(`turn ${round}`, options).map((option) => {
      const [theme = "", weight = 0, prompt = ""] = pool.find(([, , text]) => !taken.has(text)) ?? [];
      taken.add(prompt);
      return toQuestion(option, options, theme, Math.sign(weight) * 2, prompt);
    });
  });
  if (options.length !== 2) return distinct(chooser.shuffle("order", deck));
  // A seventh for one of two, drawn, keeps a deck of nods from ending even.
  const left = OPTION_QUESTIONS.filter(([, , text]) => !taken.has(text));
  const telling = left.filter(([, weight]) => Math.abs(weight) === 3);
  // The few that tell most may all be asked already.
  const [theme, weight, prompt] = chooser.pick("last", telling.length > 0 ? telling : left);
  return distinct([
    ...chooser.shuffle("order", deck),
    toQuestion(chooser.pick("last option", options), options, theme, Math.sign(weight), prompt),
  ]);
}

function optionQuestions(option: Option, chooser: Chooser, way: 1 | -1): DilemmaQuestion[] {
  return chooser
    .shuffle(`option ${way}`, OPTION_QUESTIONS)
    .filter(([, weight]) => weight * way > 0)
    .map(([theme, weight, prompt]) => toQuestion(option, [option], theme, Math.sign(weight) * DOMAIN_WEIGHT, prompt));
}

function toQuestion(
  option: Option,
  among: readonly Option[],
  theme: string,
  weight: number,
  prompt: string,
): DilemmaQuestion {
  const acts = shortenActs(
    among.map(({ act }) => act),
    ACT_MAX,
  );
  const act = acts[among.indexOf(option)] ?? option.act;
  return { prompt: fillSlots(prompt, { act }), bearing: { theme, option: option.key, weight } };
}

function distinct(questions: readonly DilemmaQuestion[]): DilemmaQuestion[] {
  const prompts = questions.map(({ prompt }) => prompt);
  return questions.filter(
    ({ prompt }, index) => prompts.indexOf(prompt) === index && lengthOf(prompt) <= DILEMMA_PROMPT_MAX,
  );
}
