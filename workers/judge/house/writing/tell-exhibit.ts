import { otherSeat, SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import { asQuotation } from "../claims/split-claims";
import type { Telling, Voice } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import { isAgainst, type WeighedQuestion } from "../finding/weigh-record";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { chooseRemarks, isOfFact } from "./choose-remarks";
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
  const { voice, reading, drawer, label, chooser } = teller;
  const { remarks, words, isGeneral } = chooseRemarks(voice.remarks, question, reading.claims.length === 1);
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
  const told = tellQuestion(question.prompt, teller.reading.claim);
  const whether = told?.whether ?? `“${asQuotation(question.prompt)}”`;
  const frames =
    question.accord === "fifth"
      ? framesOfSilence(question, told, whether, teller)
      : framesFor(question, told, voice.telling);
  if (frames === null)
    return fillSlots(drawer.draw(`${label} asked`, voice.asked), {
      whether,
      answers: sayAnswers(voice.answers, question, chooser),
      n,
    });
  const direct = introduced ? frames.lines.filter((line) => !INTRODUCING.test(line)) : [];
  return fillSlots(drawer.draw(`${label} told`, direct, frames.lines), { ...frames.words, n });
}

/** A frame that announces what it tells, or that has a colon of its own. */
const INTRODUCING = /(?:[:.?] (?:that )?|, )\{fact\}|\{fact\}: /u;

function framesFor(question: WeighedQuestion, told: QuestionTelling | null, telling: Telling): Frames | null {
  if (told === null) return null;
  if (told.yes.includes("{p}")) return framesOfEach(question, told, telling);
  if (question.accord === "dispute") return framesOfClash(question, told, telling);
  if (question.accord === "word") {
    const seat = question.creator === undefined ? "opponent" : "creator";
    return { lines: telling.word, words: { fact: factOf(told, question[seat] === true), witness: SEAT_LABELS[seat] } };
  }
  return framesOfAgreement(question, told, telling);
}

function factOf({ yes, no }: QuestionTelling, answer: boolean): string {
  return answer ? yes : no;
}

/** What each party answered of themselves is no contradiction, however it came out. */
function framesOfEach({ creator, opponent }: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames | null {
  // A quotation is recited with its answers: in a clause about each of them it would come twice, or read as a fact.
  if (told.yes.includes("“")) return null;
  const of = (who: string, answer: boolean) => factOf(told, answer).replaceAll("{p}", who);
  if (creator === opponent) {
    // "Each of them does not agree" is no English; this is right with a yes and with a no.
    const fact = of(`${SEAT_LABELS.creator}, like ${SEAT_LABELS.opponent},`, creator === true);
    return { lines: telling.common, words: { fact } };
  }
  const [first, second] = SEATS.filter((seat) => ({ creator, opponent })[seat] !== undefined)
    .map((seat) => ({ seat, answer: { creator, opponent }[seat] === true }))
    .sort((a, b) => Number(b.answer) - Number(a.answer));
  const one = first === undefined ? "" : of(SEAT_LABELS[first.seat], first.answer);
  if (first === undefined || second === undefined)
    return { lines: telling.word, words: { fact: one, witness: SEAT_LABELS[first?.seat ?? "creator"] } };
  return { lines: telling.apart, words: { one, other: of(SEAT_LABELS[second.seat], second.answer) } };
}

function framesOfAgreement(question: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames {
  const fact = factOf(told, question.creator === true);
  const against = SEATS.find((seat) => isAgainst(question, seat));
  if (against === undefined) return { lines: telling.common, words: { fact } };
  const { lines, words } = framesOfAdmission(fact, SEAT_LABELS[against], telling);
  return { lines: [...telling.common, ...lines], words };
}

function framesOfAdmission(clause: string, admitter: string, telling: Telling): Frames {
  const fact = clause.replaceAll("{p}", admitter);
  return { lines: fact.startsWith(`${admitter} `) ? telling.owned : telling.admitted, words: { fact, admitter } };
}

function framesOfClash(question: WeighedQuestion, told: QuestionTelling, telling: Telling): Frames {
  const fact = factOf(told, true);
  const yes: Seat = question.creator === true ? "creator" : "opponent";
  const specific = fact.startsWith(`${SEAT_LABELS[yes]} `) ? telling.boasted : telling.accused;
  return {
    lines: isOfFact(question) ? [...telling.clash, ...specific] : telling.clash,
    words: { fact, yes: SEAT_LABELS[yes], no: SEAT_LABELS[otherSeat(yes)] },
  };
}

function framesOfSilence(
  question: WeighedQuestion,
  told: QuestionTelling | null,
  whether: string,
  teller: Teller,
): Frames {
  const { telling } = teller.voice;
  if (question.creator === question.opponent) return { lines: telling.mute, words: { whether } };
  const ducker: Seat = question.creator === null ? "creator" : "opponent";
  const other = otherSeat(ducker);
  const answer = question[other];
  // What somebody owns counts for whoever refused, and is told as if nobody else had been asked.
  if (told !== null && isAgainst(question, other))
    return framesOfAdmission(factOf(told, answer === true), SEAT_LABELS[other], telling);
  const named = { whether, ducker: SEAT_LABELS[ducker], other: SEAT_LABELS[other] };
  if (typeof answer !== "boolean") return { lines: telling.ducked, words: { ...named, besides: "" } };
  const besides = fillSlots(teller.drawer.draw(`${teller.label} besides`, telling.besides), {
    other: named.other,
    answer: answer ? "yes" : "no",
  });
  const fact = told === null || told.yes.includes("{p}") ? "" : factOf(told, answer);
  const isUnsaid = fact === "" || fact.startsWith(`${named.other} `);
  return {
    lines: isUnsaid ? telling.ducked : [...telling.ducked, ...telling.dodged],
    words: { ...named, fact, besides },
  };
}
