import { SEATS, type Seat } from "~/domain/case/seat";
import type { Testimony } from "~/domain/judge/judge";
import type { Telling, Voice } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import type { WeighedQuestion } from "../finding/weigh-record";
import type { Reading } from "../reading/read-allegation";
import { labelOf, otherThan } from "../seats";
import type { Chooser } from "../seeded-choice";
import { chooseRemarks, isAgainst } from "./choose-remarks";
import type { LineDrawer } from "./draw-line";
import { sayAnswers } from "./say-answers";
import { readTale, sayWhether, type Tale } from "./say-question";

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
  remarked(): string;
}

/**
 * Tells an exhibit as a fact, a clash or a silence, cited by its number. A question that no clause can be made of is
 * recited with its answers. What is `introduced` has a sentence before it that needs no second one.
 */
export function tellExhibit(question: WeighedQuestion, teller: Teller, introduced = false): ToldExhibit {
  const { voice, drawer, label, chooser } = teller;
  const n = String(question.number);
  const { remarks, words } = chooseRemarks(voice.remarks, question);
  const remark = () => fillSlots(drawer.draw(`${label} remark`, remarks), words);
  const frames = framesFor(question, teller);
  if (frames === null) {
    const recited = fillSlots(drawer.draw(`${label} asked`, voice.asked), {
      whether: whetherOf(question, teller),
      answers: sayAnswers(voice.answers, question, chooser),
      n,
      remark: remark(),
    });
    return { bare: recited, remarked: () => recited };
  }
  const direct = introduced ? frames.lines.filter((line) => !INTRODUCING.test(line)) : [];
  const told = fillSlots(drawer.draw(`${label} told`, direct, frames.lines), { ...frames.words, n });
  const tail = chooser.pick(`${label} tail`, voice.telling.tail);
  return { bare: `${told}.`, remarked: () => told + fillSlots(tail, { remark: remark() }) };
}

/** A frame that announces what it tells, or that has a colon of its own. */
const INTRODUCING = /(?:[:.?] (?:that )?|, )\{(?:fact|that|alleged)\}|\{fact\}: /u;

function framesFor(question: WeighedQuestion, teller: Teller): Frames | null {
  const { telling } = teller.voice;
  const whether = whetherOf(question, teller);
  if (question.accord === "fifth") return framesOfSilence(question, whether, teller);
  const tale = taleOf(question, teller);
  if (tale === null) return null;
  if (question.accord === "dispute") return framesOfClash(question, tale, telling);
  if (question.accord === "word") {
    const seat = question.creator === undefined ? "opponent" : "creator";
    const told = toldAs(tale, question[seat], telling);
    return told === null ? null : { lines: telling.word, words: { ...told, witness: labelOf(seat) } };
  }
  return framesOfAgreement(question, tale, telling);
}

function framesOfAgreement(question: WeighedQuestion, tale: Tale, telling: Telling): Frames | null {
  const told = toldAs(tale, question.creator, telling);
  if (told === null)
    return question.creator === false ? { lines: telling.unclaimed, words: { alleged: tale.claim } } : null;
  const against = SEATS.find((seat) => isAgainst(question, seat));
  if (against === undefined) return { lines: telling.common, words: told };
  const admitter = labelOf(against);
  const specific = tale.subject === admitter ? telling.owned : telling.admitted;
  return { lines: [...telling.common, ...specific], words: { ...told, admitter } };
}

function framesOfClash(question: WeighedQuestion, tale: Tale, telling: Telling): Frames | null {
  const told = toldAs(tale, true, telling);
  if (told === null) return null;
  const yes: Seat = question.creator === true ? "creator" : "opponent";
  const specific = tale.subject === labelOf(yes) ? telling.boasted : telling.accused;
  return { lines: [...telling.clash, ...specific], words: { ...told, yes: labelOf(yes), no: labelOf(otherThan(yes)) } };
}

function framesOfSilence(question: WeighedQuestion, whether: string, teller: Teller): Frames {
  const { telling } = teller.voice;
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
  const tale = taleOf(question, teller);
  const told = tale === null || tale.subject === named.other ? null : toldAs(tale, answer, telling);
  const lines = told === null ? telling.ducked : [...telling.ducked, ...telling.dodged];
  return { lines, words: { ...named, ...told, besides } };
}

function toldAs(tale: Tale, answer: Testimony, { form }: Telling): { fact: string; that: string } | null {
  if (typeof answer !== "boolean") return null;
  const [fact, that] = [tale.told(answer, form), tale.told(answer, "plain")];
  return fact === null || that === null ? null : { fact, that };
}

/** The things of the case are whole nouns, however their words would be read alone. */
function thingsOf({ topic, thing }: Reading): string[] {
  return [topic, thing];
}

function isCharge({ prompt }: WeighedQuestion, { reading }: Teller): boolean {
  return reading.deed !== null && sayWhether(prompt, thingsOf(reading)) === `whether ${reading.deed.clause}`;
}

/** The charge has just been read out, and is not repeated. */
function whetherOf(question: WeighedQuestion, teller: Teller): string {
  return isCharge(question, teller)
    ? teller.chooser.pick(`${teller.label} itself`, teller.voice.itself.whether)
    : sayWhether(question.prompt, thingsOf(teller.reading));
}

function taleOf(question: WeighedQuestion, teller: Teller): Tale | null {
  if (!isCharge(question, teller)) return readTale(question.prompt, thingsOf(teller.reading));
  const { yes, no } = teller.voice.itself;
  const said = (answer: boolean) => teller.chooser.pick(`${teller.label} itself`, answer ? yes : no);
  return { subject: null, claim: said(true), told: said };
}
