import type { Seat } from "~/domain/case/seat";
import type { Exhibit } from "~/domain/judge/judge";
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
  /** The loser's best point, if the record holds one. */
  fairPoint: WeighedQuestion | null;
  exhibits: Exhibit[];
}

const GROUNDS_MAX = 2;
const SEATS: readonly Seat[] = ["creator", "opponent"];

/** Picks the questions that a ruling cites: at least two where they exist, and one from each side that testified. */
export function chooseEvidence(finding: Finding): Evidence {
  const answered = finding.questions.filter(({ accord }) => accord !== "none");
  const side = finding.winner === "opponent" ? -1 : 1;
  const forWinner = byStrength(answered.filter(({ score }) => score * side > 0));
  const forLoser = byStrength(answered.filter(({ score }) => score * side < 0));
  const neutral = answered.filter(({ score }) => score === 0);
  const hung = finding.winner === "other";
  const fairPoint = hung ? null : (forLoser[0] ?? null);
  const ranked = hung
    ? alternate(forWinner, forLoser).concat(neutral)
    : [...forWinner, ...neutral, ...forLoser.slice(1)];
  const grounds = withBothSides(ranked, fairPoint, finding);
  const spare = ranked.find((question) => !grounds.includes(question)) ?? null;
  const cited = [...grounds, ...[spare, fairPoint].filter((question) => question !== null)];
  return { grounds, spare, fairPoint, exhibits: exhibitsOf(cited) };
}

function withBothSides(
  ranked: readonly WeighedQuestion[],
  fairPoint: WeighedQuestion | null,
  finding: Finding,
): WeighedQuestion[] {
  const grounds = ranked.slice(0, GROUNDS_MAX);
  for (const seat of SEATS) {
    const cited = fairPoint === null ? grounds : [...grounds, fairPoint];
    if (!finding.testified[seat] || cited.some((question) => question[seat] !== undefined)) continue;
    const witness = ranked.find((question) => question[seat] !== undefined);
    if (witness !== undefined) grounds.splice(1, grounds.length >= GROUNDS_MAX ? 1 : 0, witness);
  }
  return grounds;
}

function exhibitsOf(questions: readonly WeighedQuestion[]): Exhibit[] {
  return questions.flatMap((question) =>
    SEATS.filter((seat) => question[seat] !== undefined).map((seat) => ({ number: question.number, seat })),
  );
}

function byStrength(questions: readonly WeighedQuestion[]): WeighedQuestion[] {
  return [...questions].sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.number - b.number);
}

function alternate(left: readonly WeighedQuestion[], right: readonly WeighedQuestion[]): WeighedQuestion[] {
  return left
    .flatMap((question, index) => {
      const other = right[index];
      return other === undefined ? [question] : [question, other];
    })
    .concat(right.slice(left.length));
}
