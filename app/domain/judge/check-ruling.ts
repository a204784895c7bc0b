import { CASE_NAME_MAX, PUNISHMENT_MAX, RATIONALE_MAX } from "../verdict/verdict";
import { findHarms } from "./check-punishment";
import { findContempt } from "./contempt";
import { FOREIGN_ACCUSATION, FOREIGN_HOLDINGS } from "./holdings-by-language";
import { type CaseRecord, type Exhibit, type Ruling, SEAT_LABELS, type Seat } from "./judge";

/** A rationale shorter than this has not dealt with the case, in code points. */
export const RATIONALE_MIN = 200;
/** A fair point shorter than this grants nothing, in code points. */
const FAIR_POINT_MIN = 12;
/** So many exhibits a ruling rests on at least, where the record holds as many. */
const EXHIBITS_MIN = 2;

const SEATS: readonly Seat[] = ["creator", "opponent"];

export type RulingFault =
  | "length"
  | "exhibit_unknown"
  | "exhibit_missing"
  | "exhibit_unmarked"
  | "one_sided"
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

function checkExhibits({ exhibits, rationale }: Ruling, { testimony }: CaseRecord): RulingProblem[] {
  const isOnRecord = ({ question, seat }: Exhibit) => testimony[question - 1]?.[seat] !== undefined;
  const marks = markedExhibits(rationale);
  const cited = exhibits.filter(isOnRecord);
  const available = SEATS.flatMap((seat) => testimony.filter((item) => item[seat] !== undefined)).length;
  const problems = exhibits
    .filter((exhibit) => !isOnRecord(exhibit))
    .map(({ question, seat }) =>
      problem("exhibit_unknown", `${SEAT_LABELS[seat]} said nothing that is Exhibit ${question}.`),
    );
  for (const number of marks.filter((mark) => !exhibits.some(({ question }) => question === mark))) {
    problems.push(problem("exhibit_unknown", `The finding does not rest on Exhibit ${number}.`));
  }
  for (const { question } of exhibits.filter((exhibit) => !marks.includes(exhibit.question))) {
    problems.push(problem("exhibit_unmarked", `The rationale must cite (Exhibit ${question}) in exactly this form.`));
  }
  if (cited.length < Math.min(EXHIBITS_MIN, available)) {
    problems.push(problem("exhibit_missing", `The ruling must rest on ${EXHIBITS_MIN} exhibits at least.`));
  }
  for (const seat of SEATS) {
    const testified = testimony.some((item) => item[seat] !== undefined);
    if (testified && !cited.some((exhibit) => exhibit.seat === seat)) {
      problems.push(problem("one_sided", `The ruling must rest on an answer of ${SEAT_LABELS[seat]} too.`));
    }
  }
  return problems;
}

/** Ways to say who wins. A rationale that says it of the other party contradicts the finding that it writes up. */
const HOLDINGS = [
  /\b(?:finds?|found|rules?|ruled|decides?|decided|judg(?:e)?ment(?: is)?) (?:squarely |plainly |clearly )?(?:for|in favou?r of) Party ([AB])\b/giu,
  /\bParty ([AB]) (?:wins|prevails|has won|takes the case)\b/giu,
  ...FOREIGN_HOLDINGS,
];

function checkHolding({ winner, rationale }: Ruling): RulingProblem[] {
  const held = HOLDINGS.flatMap((holding) => [...rationale.matchAll(holding)].map(([, letter]) => `Party ${letter}`));
  const wrong = held.some((label) => winner === "other" || label !== SEAT_LABELS[winner]);
  return wrong ? [problem("contradiction", "The rationale must not award the case otherwise than the finding.")] : [];
}

function checkFairPoint({ winner, fairPoint, rationale }: Ruling): RulingProblem[] {
  if (winner === "other" || fairPoint === undefined) return [];
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
  const harms = findHarms(punishment).map((harm) =>
    problem(
      "harmful",
      `The punishment is not harmless (${harm.replaceAll("_", " ")}). Choose a silly deed of minutes.`,
    ),
  );
  const loser = winner === "creator" ? SEAT_LABELS.opponent : SEAT_LABELS.creator;
  const isOnLoser = winner === "other" || punishment.includes(loser);
  return isOnLoser ? harms : [...harms, problem("punishes_nobody", `The punishment must say what ${loser} does.`)];
}

const ACCUSATION = /\b(?:contempt of (?:this )?court|(?:noted|held|treated) (?:as|in) contempt)\b/iu;

function checkContempt({ rationale }: Ruling, { allegation }: CaseRecord): RulingProblem[] {
  const words = findContempt(allegation);
  if (words === null) {
    return ACCUSATION.test(rationale) || FOREIGN_ACCUSATION.test(rationale)
      ? [problem("contempt_invented", "Nobody was in contempt: words that a party merely reports are evidence.")]
      : [];
  }
  return rationale.toLowerCase().includes(words.toLowerCase())
    ? []
    : [problem("contempt_unnamed", `The rationale must quote “${words}” as contempt of court that moved nothing.`)];
}
