import type { DilemmaBrief, DilemmaQuestion } from "~/domain/dilemma/dilemma";
import { DILEMMA_DECK } from "../../dilemma/check-dilemma-questions";
import { ANY_DEED } from "../corpora/dilemma/any-deed";
import type { Lean } from "../corpora/dilemma/domain";
import {
  ASIDE_QUESTIONS,
  NO_OPTIONS_QUESTION,
  type OptionQuestion,
  optionQuestionsIn,
} from "../corpora/dilemma/option-questions";
import { WEIGHTY_QUESTIONS } from "../corpora/dilemma/weighty";
import { fillSlots } from "../fill-slots";
import { type Chooser, chooserFor } from "../seeded-choice";
import { isOpen, type Option } from "./find-options";
import { type DilemmaReading, readDilemma } from "./read-dilemma";

/** Questions of a deck for a deed or two options; more options have more questions. */
const DECK = 7;
/** A round weighs all its options alike, so that none can gather more than another. */
const WEIGHT = 2;
/** The last question between two weighs less than any other: it only keeps a deck of nods from ending even. */
const LAST_WEIGHT = 1;

/** Of a question whose answer speaks for nobody. */
const NO_WEIGHT = { theme: "aside", option: "", weight: 0 };

/**
 * Five to nine questions for a dilemma. The draw knows the options by their keys alone, so that `tea or coffee` and
 * `coffee or tea` are asked the same, and neither stands first.
 */
export function writeDilemmaQuestions({ seed, dilemma }: DilemmaBrief): DilemmaQuestion[] {
  const reading = readDilemma(dilemma);
  if (reading.weighty !== null && !reading.tongue)
    return WEIGHTY_QUESTIONS[reading.weighty.matter].map((prompt) => ({ prompt, weight: null }));
  const options = [...reading.options].sort((a, b) => (a.key < b.key ? -1 : 1));
  const chooser = chooserFor(seed, ...options.map(({ key }) => key));
  const deck = reading.deed === null ? askOfEach(options, reading, chooser) : askOfDeed(reading, chooser);
  const asides = deck.length < DILEMMA_DECK.max ? askOfAsides(reading, chooser) : [];
  const opening = isOpen(reading) ? [{ prompt: NO_OPTIONS_QUESTION, weight: NO_WEIGHT }] : [];
  return [...opening, ...chooser.shuffle("order", [...deck, ...asides])].slice(0, DILEMMA_DECK.max);
}

/** One thing that was told beside the question, quoted whole. Whom its answer helps nobody knows: it weighs nothing. */
function askOfAsides({ asides, tongue }: DilemmaReading, chooser: Chooser): DilemmaQuestion[] {
  if (tongue || asides.length === 0) return [];
  const prompt = `“${chooser.pick("aside", asides)}” ${chooser.pick("aside asks", ASIDE_QUESTIONS)}`;
  return [{ prompt, weight: NO_WEIGHT }];
}

/**
 * Four questions lean one way and three the other, the domain's own first; which way has four is drawn, so that nodding
 * does not always mean yes.
 */
function askOfDeed({ domain }: DilemmaReading, chooser: Chooser): DilemmaQuestion[] {
  const more = chooser.pick<Lean>("more", ["do", "leave"]);
  const pool = new Set([...chooser.shuffle(domain.name, domain.ask), ...chooser.shuffle("any", ANY_DEED.ask)]);
  return (["do", "leave"] as const).flatMap((lean) =>
    [...pool]
      .filter(([way]) => way === lean)
      .slice(0, lean === more ? Math.ceil(DECK / 2) : Math.floor(DECK / 2))
      .map(([, prompt]) => ({ prompt, weight: { theme: domain.name, option: lean, weight: WEIGHT } })),
  );
}

/** Every option is asked about as often as the others, in the same mixture of questions for and against, none twice. */
function askOfEach(options: readonly Option[], { tongue }: DilemmaReading, chooser: Chooser): DilemmaQuestion[] {
  const count = options.length;
  const questions = chooser.shuffle("options", optionQuestionsIn(tongue));
  const [pro, con] = [
    questions.filter(({ side }) => side === "for"),
    questions.filter(({ side }) => side === "against"),
  ];
  const rounds = [pro.slice(0, count), pro.slice(count, 2 * count), con.slice(0, count)];
  const deck = rounds
    .slice(0, Math.max(1, Math.floor(DILEMMA_DECK.max / count)))
    .flatMap((asked, round) =>
      chooser
        .shuffle(`turn ${round}`, options)
        .flatMap((option, turn) => asked.slice(turn, turn + 1).map((question) => ask(question, option, WEIGHT))),
    );
  if (count > 2) return deck;
  const left = chooser.pick("last", [pro.slice(2 * count), con.slice(count)]);
  const option = chooser.pick("last option", options);
  return [...deck, ...left.slice(0, 1).map((question) => ask(question, option, LAST_WEIGHT))];
}

function ask({ theme, side, prompt }: OptionQuestion, { key, asked }: Option, weight: number): DilemmaQuestion {
  return {
    prompt: fillSlots(prompt, { pick: asked }),
    weight: { theme, option: key, weight: side === "for" ? weight : -weight },
  };
}
