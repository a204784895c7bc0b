import { SEAT_LABELS, SEATS } from "~/domain/case/seat";
import { exhibitsOn, hasAbsent, hasTestified, isOnRecord } from "~/domain/judge/exhibits";
import type { CaseRecord, Ruling } from "~/domain/judge/judge";
import { CASE_NAME_MAX, PUNISHMENT_MAX, RATIONALE_MAX } from "~/domain/verdict/verdict";
import { quotes } from "../record/excerpt";
import { type Contempt, contemptsIn } from "../record/record-contempt";
import { evidenceIn, withoutNames } from "../record/record-text";
import { isHarmlessPunishment } from "./check-punishment";
import { FOREIGN_ACCUSATION, FOREIGN_HOLDINGS } from "./holdings-by-language";

/** A rationale shorter than this has not dealt with the case, in code points. */
export const RATIONALE_MIN = 200;
/** A fair point shorter than this grants nothing, in code points. */
const FAIR_POINT_MIN = 12;
/** So many exhibits a ruling rests on at least, where the record holds as many. */
const EXHIBITS_MIN = 2;

export type RulingFault =
  | "length"
  | "exhibit_unknown"
  | "exhibit_missing"
  | "exhibit_unmarked"
  | "one_sided"
  | "misquoted"
  | "testimony_unsealed"
  | "contradiction"
  | "fair_point"
  | "harmful"
  | "punishes_nobody"
  | "contempt_unnamed"
  | "contempt_invented";

/** What is wrong with a ruling: a word for tests and logs, and a sentence for the judge that may try again. */
export interface RulingProblem {
  fault: RulingFault;
  sentence: string;
}

/** Everything that keeps a ruling from being given, whichever judge wrote it. Empty for a sound one. */
export function checkRuling(ruling: Ruling, record: CaseRecord): RulingProblem[] {
  return [
    ...checkLengths(ruling),
    ...checkExhibits(ruling, record),
    ...checkQuotes(ruling, record),
    ...checkHolding(ruling),
    ...checkFairPoint(ruling),
    ...checkSentence(ruling),
    ...checkContempt(ruling, record),
  ];
}

/** The numbers of the exhibits that a text is marked with, each once: `(Exhibit 3)`. */
export function markedExhibits(text: string): number[] {
  return [...new Set([...text.matchAll(/\(Exhibit (\d+)\)/gu)].map(([, number]) => Number(number)))];
}

function problem(fault: RulingFault, sentence: string): RulingProblem {
  return { fault, sentence };
}

function checkLengths({ caseName, rationale, punishment }: Ruling): RulingProblem[] {
  const texts = [
    { what: "The case name", text: caseName, min: 3, max: CASE_NAME_MAX },
    { what: "The rationale", text: rationale, min: RATIONALE_MIN, max: RATIONALE_MAX },
    { what: "The punishment", text: punishment, min: 10, max: PUNISHMENT_MAX },
  ];
  return texts
    .filter(({ text, min, max }) => [...text.trim()].length < min || [...text].length > max)
    .map(({ what, min, max }) => problem("length", `${what} must have ${min} to ${max} characters.`));
}

function checkExhibits({ exhibits, rationale }: Ruling, record: CaseRecord): RulingProblem[] {
  const marks = markedExhibits(rationale);
  const cited = exhibits.filter((exhibit) => isOnRecord(record, exhibit));
  const problems = exhibits
    .filter((exhibit) => !isOnRecord(record, exhibit))
    .map(({ number, seat }) =>
      problem("exhibit_unknown", `${SEAT_LABELS[seat]} said nothing that is Exhibit ${number}.`),
    );
  for (const mark of marks.filter((one) => !exhibits.some(({ number }) => number === one))) {
    problems.push(problem("exhibit_unknown", `The finding does not rest on Exhibit ${mark}.`));
  }
  for (const { number } of exhibits.filter((exhibit) => !marks.includes(exhibit.number))) {
    problems.push(problem("exhibit_unmarked", `The rationale must cite (Exhibit ${number}) in exactly this form.`));
  }
  // What one side said stays sealed while the other may still come: a default judgment rests on no exhibit.
  if (hasAbsent(record)) {
    return exhibits.length === 0
      ? problems
      : [...problems, problem("testimony_unsealed", "A default judgment must not rest on what one side said.")];
  }
  if (cited.length < Math.min(EXHIBITS_MIN, exhibitsOn(record).length)) {
    problems.push(problem("exhibit_missing", `The ruling must rest on ${EXHIBITS_MIN} exhibits at least.`));
  }
  for (const seat of SEATS) {
    if (hasTestified(record, seat) && !cited.some((exhibit) => exhibit.seat === seat)) {
      problems.push(problem("one_sided", `The ruling must rest on an exhibit of ${SEAT_LABELS[seat]} too.`));
    }
  }
  return problems;
}

/**
 * A quotation that stands right before an exhibit's mark, in the same sentence. A word or two in irony is no quotation.
 */
const QUOTED_EXHIBIT = /[“"]([^“”"]{12,})[”"][^“”".!?]{0,40}\(Exhibit (\d+)\)/gu;

/** What a rationale puts into a party's mouth must stand in the message that it cites for it. */
function checkQuotes({ rationale }: Ruling, record: CaseRecord): RulingProblem[] {
  if (record.kind !== "courtroom") return [];
  return [...rationale.matchAll(QUOTED_EXHIBIT)].flatMap(([, words = "", number]) => {
    const content = record.messages[Number(number) - 1]?.content ?? "";
    const isTrue = quotes(words, content) || quotes(words, evidenceIn(content, record, "creator_first"));
    return isTrue ? [] : [problem("misquoted", `The words “${words}” do not stand in Exhibit ${number}.`)];
  });
}

/** Ways to say who wins. A rationale that says it of the other party contradicts the finding that it writes up. */
const HOLDINGS = [
  /\b(?:finds?|found|rules?|ruled|decides?|decided|judg(?:e)?ment(?: is)?) (?:squarely |plainly |clearly )?(?:for|in favou?r of) Party ([AB])\b/giu,
  /\bParty ([AB]) (?:wins|prevails|has won|takes the case)(?=[^\p{L}\p{N}]*(?:[.,;:!?\n]|$))/giu,
  ...FOREIGN_HOLDINGS,
];

function checkHolding({ winner, rationale }: Ruling): RulingProblem[] {
  const own = rationale.replace(/[“"][^“”"]*[”"]/gu, "");
  const held = HOLDINGS.flatMap((holding) => [...own.matchAll(holding)].map(([, letter]) => `Party ${letter}`));
  const wrong = held.some((label) => winner === "other" || label !== SEAT_LABELS[winner]);
  return wrong ? [problem("contradiction", "The rationale must not award the case otherwise than the finding.")] : [];
}

function checkFairPoint({ winner, fairPoint, rationale }: Ruling): RulingProblem[] {
  if (winner === "other") return [];
  const point = fairPoint?.trim() ?? "";
  const isThere = [...point].length >= FAIR_POINT_MIN && rationale.includes(point);
  return isThere
    ? []
    : [
        problem(
          "fair_point",
          "`fairPoint` must grant the losing party one point, in words that stand in the rationale.",
        ),
      ];
}

function checkSentence({ winner, punishment }: Ruling): RulingProblem[] {
  const harms = isHarmlessPunishment(punishment)
    ? []
    : [problem("harmful", "The punishment fits no harmless kind. Choose a silly deed of minutes.")];
  const loser = winner === "creator" ? SEAT_LABELS.opponent : SEAT_LABELS.creator;
  const isOnLoser = winner === "other" || punishment.includes(loser);
  return isOnLoser ? harms : [...harms, problem("punishes_nobody", `The punishment must say what ${loser} does.`)];
}

const ACCUSATION = /\b(?:contempt of (?:this )?court|(?:noted|held|treated) (?:as|in) contempt)\b/iu;

function checkContempt({ rationale }: Ruling, record: CaseRecord): RulingProblem[] {
  const contempts = contemptsIn(record);
  if (contempts.length === 0) {
    return ACCUSATION.test(rationale) || FOREIGN_ACCUSATION.test(rationale)
      ? [problem("contempt_invented", "Nobody was in contempt: words that a party merely reports are evidence.")]
      : [];
  }
  return contempts
    .filter((contempt) => !namesContempt(rationale, contempt, record))
    .map(({ words, seat }) =>
      problem(
        "contempt_unnamed",
        `The rationale must quote “${words}” as contempt of court by ${SEAT_LABELS[seat]} that moved nothing.`,
      ),
    );
}

/** So near to the quoted words must the party be named that wrote them, in UTF-16 units. */
const NAMED_WITHIN = 120;

/** A complaint has one author, whom nobody mistakes; in a courtroom the ruling must say whose words they are. */
function namesContempt(rationale: string, { words, seat }: Contempt, record: CaseRecord): boolean {
  // A model's prose has labels in place of names, also in what it quotes.
  const wordings = [words, withoutNames(words, record, "creator_first")];
  const at = Math.max(...wordings.map((wording) => rationale.toLowerCase().indexOf(wording.toLowerCase())));
  if (at === -1) return false;
  const around = rationale.slice(Math.max(0, at - NAMED_WITHIN), at + words.length + NAMED_WITHIN);
  return record.kind === "pettyswipe" || around.toLowerCase().includes(SEAT_LABELS[seat].toLowerCase());
}
