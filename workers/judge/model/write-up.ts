import * as v from "valibot";
import { SEATS } from "~/domain/case/seat";
import { withoutContempt } from "~/domain/judge/contempt";
import { hasTestified } from "~/domain/judge/exhibits";
import type { CaseRecord, Ruling } from "~/domain/judge/judge";
import { normalizeText } from "~/domain/text";
import { findNames } from "~/domain/topic/screening/find-names";
import { readAllegation } from "../house/reading/read-allegation";
import { chooserFor } from "../house/seeded-choice";
import { choosePunishment } from "../house/writing/choose-punishment";
import type { Language } from "../language/detect-language";
import { labelOf, recordText } from "../record/record-text";
import { inLabels, type WrittenNames, writtenNames } from "../record/written-names";
import type { AgreedFinding } from "../ruling/agree-on-finding";
import { isHarmlessPunishment } from "../ruling/check-punishment";
import { checkRuling } from "../ruling/check-ruling";
import {
  checkAnswers,
  checkCitations,
  citationSchema,
  citedExhibits,
  clampCitations,
  isPointCited,
  markCitations,
} from "../ruling/citations";
import type { Ground } from "../ruling/finding";
import { PUNISHMENT_KINDS } from "../ruling/punishment-kinds";
import { punishmentsIn } from "../ruling/punishments-by-language";
import type { CaseSession } from "./case-session";
import { writeUpPrompt } from "./prompts";

/** What is asked for, in words, and how far beside it is worth no second reply. */
const WORDS = { min: 85, max: 110, slack: 8 };

const writeUpSchema = v.strictObject({
  caseName: v.string(),
  rationale: v.string(),
  citations: v.array(citationSchema),
  fairPoint: v.nullable(v.string()),
  punishmentKind: v.picklist([...PUNISHMENT_KINDS, "other"]),
  punishment: v.string(),
});

type WriteUp = v.InferOutput<typeof writeUpSchema>;

/** Has the model of this session put a finding into words, with the parties' names, and gives it with their labels. */
export async function writeUp(
  session: CaseSession,
  record: CaseRecord,
  finding: AgreedFinding,
  grounds: Ground[],
): Promise<Ruling> {
  const names = writtenNames(record);
  const language = await languageOf(record);
  const found = { finding, record, language };
  const reply = await session.ask({
    name: "ruling",
    ...writeUpPrompt(record, finding, grounds, language),
    schema: writeUpSchema,
    check: (raw) => {
      const told = inCourtsWords(raw, names);
      return [
        ...checkCitations(told.citations, told.rationale),
        ...checkAnswers(told.citations, record),
        ...checkNamed(told.rationale, names, record),
        ...checkRuling(toRuling(told, found), record).map(({ sentence }) => sentence),
      ];
    },
    wishes: (raw) => wishesFor(inCourtsWords(raw, names), finding, record),
  });
  const told = inCourtsWords(reply, names);
  return toRuling({ ...told, citations: clampCitations(told.citations) }, found);
}

/** The words of all languages load with the first case: imported up there they would slow the start of the Worker. */
async function languageOf({ allegation }: CaseRecord): Promise<Language> {
  const { detectLanguage } = await import("../language/detect-language");
  return detectLanguage(withoutContempt(allegation));
}

function inCourtsWords(reply: WriteUp, names: WrittenNames): WriteUp {
  const told = (text: string) => normalizeText(inLabels(text, names));
  return {
    ...reply,
    caseName: told(reply.caseName),
    rationale: told(reply.rationale),
    citations: reply.citations.map((citation) => ({ ...citation, words: told(citation.words) })),
    fairPoint: reply.fairPoint === null ? null : told(reply.fairPoint),
    punishment: told(reply.punishment),
  };
}

/** What is put into words, and the language that this is done in. */
interface Found {
  finding: AgreedFinding;
  record: CaseRecord;
  language: Language;
}

function toRuling({ citations, ...told }: WriteUp, found: Found): Ruling {
  const { finding } = found;
  return {
    ...finding,
    caseName: told.caseName,
    rationale: markCitations(told.rationale, citations),
    punishment: harmlessPunishment(told, found),
    fairPoint: finding.winner === "other" ? null : pointIn(told, citations),
    exhibits: citedExhibits(citations),
  };
}

/** The fair point as it stands in the marked rationale. */
function pointIn({ rationale, fairPoint }: Omit<WriteUp, "citations">, citations: WriteUp["citations"]): string {
  const point = fairPoint ?? "";
  const at = point === "" ? -1 : rationale.indexOf(point);
  const within = citations.filter(({ words }) => {
    const place = rationale.indexOf(words);
    return at !== -1 && place >= at && place + words.length <= at + point.length;
  });
  return markCitations(point, within);
}

/** Whom a ruling is about it calls by the name that the file gives. */
function checkNamed(rationale: string, names: WrittenNames, record: CaseRecord): string[] {
  return SEATS.filter((seat) => hasTestified(record, seat) && !rationale.includes(labelOf(seat, "creator_first"))).map(
    (seat) => `The rationale must call ${labelOf(seat, "creator_first")} by the name ${names[seat]}.`,
  );
}

function wishesFor(
  { rationale, fairPoint, citations }: WriteUp,
  { winner }: AgreedFinding,
  record: CaseRecord,
): string[] {
  const words = countWords(rationale);
  const isLong = words > WORDS.max + WORDS.slack;
  const isShort = words < WORDS.min - WORDS.slack;
  return [
    ...(isLong || isShort ? [`The rationale has ${words} words; write ${WORDS.min} to ${WORDS.max}.`] : []),
    ...(isPointCited(citations, fairPoint ?? "", winner, record)
      ? []
      : ["One citation must be a phrase of the fair point, with the exhibit that it rests on."]),
    ...strangersIn(rationale, record).map((name) => `“${name}” stands nowhere in the file: name nobody else.`),
  ];
}

/** In any script: where words are not set apart by blanks too. */
function countWords(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
}

/** Names of people of whom the file knows nothing. */
function strangersIn(rationale: string, record: CaseRecord): string[] {
  const file = recordText(record, "creator_first").toLowerCase();
  return findNames(rationale)
    .map(({ excerpt }) => excerpt)
    .filter((name) => !/\b(?:Party [AB]|Hung Court)\b/u.test(name) && !file.includes(lastWordOf(name)));
}

function lastWordOf(name: string): string {
  return name.toLowerCase().split(/\s+/u).at(-1) ?? "";
}

/**
 * What a model ordered, or where it fits no harmless kind, by its own word or the court's, one of the house's: the rest
 * of its ruling may be sound.
 */
function harmlessPunishment(
  { punishmentKind, punishment }: Pick<WriteUp, "punishmentKind" | "punishment">,
  { finding: { winner }, record, language }: Found,
): string {
  if (punishmentKind !== "other" && isHarmlessPunishment(punishment)) return punishment;
  const chooser = chooserFor(record.seed, record.allegation);
  const foreign = punishmentsIn(language.code, winner);
  if (foreign.length > 0) return chooser.pick("punishment", foreign);
  return choosePunishment(readAllegation(record.allegation), winner, chooser);
}
