import { SEATS, type Seat } from "~/domain/case/seat";
import type { Telling, Voice } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import type { WeighedQuestion } from "../finding/weigh-record";
import type { Reading } from "../reading/read-allegation";
import { labelOf, otherThan } from "../seats";
import type { Chooser } from "../seeded-choice";
import { chooseRemarks, isAgainst, isOfFact } from "./choose-remarks";
import type { LineDrawer } from "./draw-line";
import { sayAnswers } from "./say-answers";
import { type QuestionTelling, tellQuestion } from "./tell-question";

/** Everything that telling an exhibit draws on; `label` keeps its draws apart from all others. */
interface Teller {
  voice: Voice;
  reading: Reading;
  chooser: Chooser;
  drawer: LineDrawer;
  label: string;
}

/** Frames that fit, and the words for their slots. */
interface Frames {
  lines: readonly string[];
  words: Readonly<Record<string, string>>;
}

/** An exhibit as it is told: by itself, and with what the judge says to it, which is not drawn before it is wanted. */
export interface ToldExhibit {
  bare: string;
  /** Whether it was said already whom it helps. */
  remarked(isSided?: true): string;
}

/**
 * Tells an exhibit as a fact, a clash or a silence, cited by its number. A question that no clause can be made of is
 * recited with its answers. What is `introduced` has a sentence before it that needs no second one.
 */
export function tellExhibit(question: WeighedQuestion, teller: Teller, introduced = false): ToldExhibit {
  const { voice, drawer, label, chooser } = teller;
  const { remarks, words, isGeneral } = chooseRemarks(voice.remarks, question);
  const remark = () => fillSlots(drawer.draw(`${label} remark`, remarks), words);
  const told = toldBare(question, teller, introduced);
  const bare = `${told}.`;
  const tail = chooser.pick(`${label} tail`, voice.telling.tail);
  const isBare = (isSided?: true) => remarks.length === 0 || (isSided && isGeneral);
  return { bare, remarked: (isSided) => (isBare(isSided) ? bare : told + fillSlots(tail, { remark: remark() })) };
}

function toldBare(question: WeighedQuestion, teller: Teller, introduced: boolean): string {
  const { voice, drawer, label, chooser } = teller;
  const n = String(question.number);
  const frames = framesFor(question, teller);
  if (frames === null)
    return fillSlots(drawer.draw(`${label} asked`, voice.asked), {
      whether: tellingOf(question, teller)?.whether ?? `“${question.prompt}”`,
      answers: sayAnswers(voice.answers, question, chooser),
      n,
    });
  const direct = introduced ? frames.lines.filter((line) => !INTRODUCING.test(line)) : [];
  return fillSlots(drawer.draw(`${label} told`, direct, frames.lines), { ...frames.words, n });
}

/** A frame that announces what it tells, or that has a colon of its own. */
const INTRODUCING = /(?:[:.?] (?:that )?|, )\{(?:fact|that)\}|\{fact\}: /u;

function framesFor(question: WeighedQuestion, teller: Teller): Frames | null {
  const { telling } = teller.voice;
  const told = tellingOf(question, teller);
  if (question.accord === "fifth") return framesOfSilence(question, told, teller);
  if (told === null) return null;
  if (told.yes.includes("{p}")) return framesOfEach(question, told, telling);
  if (question.accord === "dispute") return framesOfClash(question, told, telling);
  if (question.accord === "word") {
    const seat = question.creator === undefined ? "opponent" : "creator";
    return { lines: telling.word, words: { ...clause(told, question[seat] === true), witness: labelOf(seat) } };
  }
  return framesOfAgreement(question, told, telling);
}

function tellingOf({ prompt }: WeighedQuestion, { reading }: Teller): QuestionTelling | null {
  return tellQuestion(prompt, reading.claim);
}

function clause({ yes, no }: QuestionTelling, answer: boolean): { fact: string; that: string } {
  const fact = answer ? yes : no;
  return { fact, that: fact };
}

/** What each party answered of themselves is no contradiction, however it came out. */
function framesOfEach({ creator, opponent }: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames | null {
  // A quotation is recited with its answers: in a clause about each of them it would come twice, or read as a fact.
  if (told.yes.includes("“")) return null;
  const of = (who: string, answer: boolean) => clause(told, answer).fact.replaceAll("{p}", who);
  if (creator === opponent) {
    // "Each of them does not agree" is no English; this is right with a yes and with a no.
    const both = of(`${labelOf("creator")}, like ${labelOf("opponent")},`, creator === true);
    return { lines: telling.common, words: { fact: both, that: both } };
  }
  const [first, second] = SEATS.filter((seat) => ({ creator, opponent })[seat] !== undefined)
    .map((seat) => ({ seat, answer: { creator, opponent }[seat] === true }))
    .sort((a, b) => Number(b.answer) - Number(a.answer));
  const one = first === undefined ? "" : of(labelOf(first.seat), first.answer);
  if (first === undefined || second === undefined)
    return { lines: telling.word, words: { fact: one, that: one, witness: labelOf(first?.seat ?? "creator") } };
  return { lines: telling.apart, words: { one, other: of(labelOf(second.seat), second.answer) } };
}

function framesOfAgreement(question: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames {
  const words = clause(told, question.creator === true);
  const against = SEATS.find((seat) => isAgainst(question, seat));
  if (against === undefined) return { lines: telling.common, words };
  const admitter = labelOf(against);
  const specific = words.fact.startsWith(`${admitter} `) ? telling.owned : telling.admitted;
  return { lines: [...telling.common, ...specific], words: { ...words, admitter } };
}

function framesOfClash(question: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames {
  const words = clause(told, true);
  const yes: Seat = question.creator === true ? "creator" : "opponent";
  const specific = words.fact.startsWith(`${labelOf(yes)} `) ? telling.boasted : telling.accused;
  return {
    lines: isOfFact(question) ? [...telling.clash, ...specific] : telling.clash,
    words: { ...words, yes: labelOf(yes), no: labelOf(otherThan(yes)) },
  };
}

function framesOfSilence(question: WeighedQuestion, told: QuestionTelling | null, teller: Teller): Frames {
  const { telling } = teller.voice;
  const whether = told?.whether ?? `“${question.prompt}”`;
  if (question.creator === question.opponent) return { lines: telling.mute, words: { whether } };
  const ducker: Seat = question.creator === null ? "creator" : "opponent";
  const other = otherThan(ducker);
  const answer = question[other];
  const named = { whether, ducker: labelOf(ducker), other: labelOf(other) };
  if (typeof answer !== "boolean") return { lines: telling.ducked, words: { ...named, besides: "" } };
  const besides = fillSlots(teller.drawer.draw(`${teller.label} besides`, telling.besides), {
    other: named.other,
    answer: answer ? "yes" : "no",
  });
  const words = told === null || told.yes.includes("{p}") ? null : clause(told, answer);
  const lines =
    words === null || words.fact.startsWith(`${named.other} `)
      ? telling.ducked
      : [...telling.ducked, ...telling.dodged];
  return { lines, words: { ...named, ...words, besides } };
}
