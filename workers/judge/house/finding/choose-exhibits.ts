import type { Seat } from "~/domain/case/seat";
import type { Exhibit } from "~/domain/judge/judge";
import { hasSide } from "../question-weight";
import type { Finding, WeighedQuestion } from "./weigh-record";

/** What the rationale rests on. */
export interface Evidence {
  /**
   * For the finding, the strongest first; in a Hung Court what speaks for either side. With the fair point they cite
   * both sides.
   */
  grounds: WeighedQuestion[];
  /** One more for the finding, which a ruling can do without. */
  spare: WeighedQuestion | null;
  /** The loser's best point, if the record holds one: something that was said, as no refusal does anybody credit. */
  fairPoint: WeighedQuestion | null;
  exhibits: Exhibit[];
}

const GROUNDS_MAX = 2;
/** A ruling rests on so many exhibits, where there are any. */
const CITED_MIN = 2;
const SEATS: readonly Seat[] = ["creator", "opponent"];

/** Picks the questions that a ruling cites: at least two where they exist, and one from each side that testified. */
export function chooseEvidence(finding: Finding): Evidence {
  const answered = finding.questions.filter(({ accord }) => accord !== "none");
  const side = finding.winner === "opponent" ? -1 : 1;
  const hung = finding.winner === "other";
  const forWinner = speakingFor(side, answered);
  const forLoser = speakingFor(-side, answered).filter(({ accord }) => hung || accord !== "fifth");
  const others = answered.filter((question) => !forWinner.includes(question) && !forLoser.includes(question));
  const fairPoint = hung ? null : (forLoser[0] ?? null);
  const isQuoting = ({ prompt }: WeighedQuestion) => Number(prompt.includes("“"));
  // Of what helps nobody, whoever reads what both say would ask for whom it speaks; a clash speaks for neither.
  const isAgreed = ({ accord }: WeighedQuestion) => Number(accord === "agreed");
  const neutral = others
    .filter(({ score, weight }) => score === 0 && weight?.theme !== "you")
    .sort((a, b) => isAgreed(a) - isAgreed(b) || isQuoting(b) - isQuoting(a) || a.number - b.number);
  // What counts for nobody is a ground only where it is the charge itself, or a clash over facts that belief decides.
  const isOpen = ({ accord, weight }: WeighedQuestion) => finding.isByBelief && accord === "dispute" && hasSide(weight);
  const open = neutral.filter((question) => question.weight?.theme === "deed" || isOpen(question));
  const speaking = [...(hung ? alternate(forWinner, forLoser) : forWinner), ...open];
  // A point against the finding is no ground for it, unless there is nothing else to cite.
  const cites = speaking.length + Number(fairPoint !== null);
  const all = [...new Set([...speaking, ...neutral, ...others, ...forLoser.slice(1)])];
  const ranked = cites >= CITED_MIN ? speaking : all;
  const grounds = withBothSides(ranked, all, fairPoint, finding);
  const spare = hung ? null : (forWinner.find((question) => !grounds.includes(question)) ?? null);
  const cited = [...grounds, ...[spare, fairPoint].filter((question) => question !== null)];
  return { grounds, spare, fairPoint, exhibits: exhibitsOf(cited) };
}

function withBothSides(
  ranked: readonly WeighedQuestion[],
  all: readonly WeighedQuestion[],
  fairPoint: WeighedQuestion | null,
  finding: Finding,
): WeighedQuestion[] {
  const grounds = ranked.slice(0, GROUNDS_MAX);
  for (const seat of SEATS) {
    const cited = fairPoint === null ? grounds : [...grounds, fairPoint];
    if (!finding.testified[seat] || cited.some((question) => question[seat] !== undefined)) continue;
    const witness = all.find((question) => question[seat] !== undefined);
    if (witness !== undefined) grounds.splice(1, grounds.length >= GROUNDS_MAX ? 1 : 0, witness);
  }
  return grounds;
}

/**
 * What speaks for a side, the strongest first; its own refusals only where there is nothing else, and a refusal of what
 * helps nobody likewise.
 */
function speakingFor(side: number, answered: readonly WeighedQuestion[]): WeighedQuestion[] {
  const speaking = answered
    .filter(({ score }) => score * side > 0)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.number - b.number);
  const spoken = speaking.filter(({ creator, opponent }) => (side > 0 ? creator : opponent) !== null);
  const sided = spoken.filter(({ weight }) => hasSide(weight));
  return [sided, spoken].find(({ length }) => length > 0) ?? speaking;
}

function exhibitsOf(questions: readonly WeighedQuestion[]): Exhibit[] {
  return questions.flatMap((question) =>
    SEATS.filter((seat) => question[seat] !== undefined).map((seat) => ({ number: question.number, seat })),
  );
}

function alternate(left: readonly WeighedQuestion[], right: readonly WeighedQuestion[]): WeighedQuestion[] {
  const turns = left.length > right.length ? left : right;
  return turns.flatMap((_question, at) => [left[at], right[at]]).filter((question) => question !== undefined);
}
