import type { Seat } from "~/domain/case/seat";
import type { Exhibit } from "~/domain/judge/judge";
import { hasSide } from "../question-weight";
import { type Finding, isCandid, type WeighedQuestion } from "./weigh-record";

/** What the rationale rests on. */
export interface Evidence {
  /**
   * For the finding, the strongest first; in a Hung Court what speaks for either side. With the fair point they cite
   * both sides.
   */
  grounds: WeighedQuestion[];
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
  const { winner, isByBelief, isByHunch } = finding;
  const side = winner === "opponent" ? -1 : 1;
  const hung = winner === "other";
  const forWinner = speakingFor(side, answered);
  const forLoser = speakingFor(-side, answered).filter((one) => winner === "other" || one[winner] !== null);
  const others = answered.filter((question) => !forWinner.includes(question) && !forLoser.includes(question));
  // Whoever is believed for what they granted is believed for just that.
  const granted = isByBelief ? forLoser.find((one) => winner !== "other" && isCandid(one, winner)) : undefined;
  const fairPoint = hung ? null : (granted ?? forLoser[0] ?? null);
  const isQuoting = ({ prompt }: WeighedQuestion) => Number(prompt.includes("“"));
  // Of what helps nobody, whoever reads what both say would ask for whom it speaks; a clash speaks for neither.
  const isAgreed = ({ accord }: WeighedQuestion) => Number(accord === "agreed");
  const neutral = others
    .filter((one) => one.score === 0 && one.weight?.theme !== "you" && (isAgreed(one) === 0 || one.number === 1))
    .sort((a, b) => isAgreed(a) - isAgreed(b) || isQuoting(b) - isQuoting(a) || a.number - b.number);
  // What counts for nobody is a ground only where it is the charge itself, or a clash over facts that belief decides.
  const isOpen = ({ accord, weight }: WeighedQuestion) => isByBelief && accord === "dispute" && hasSide(weight);
  const open = neutral.filter((question) => question.weight?.theme === "deed" || isOpen(question));
  const shown = hung ? alternate(forWinner, forLoser) : forWinner;
  // Whoever denies the deed is heard on it before what decides.
  const speaking = [...open, ...shown];
  // A point against the finding is no ground for it, unless there is nothing else to cite.
  const all = [...new Set([...speaking, ...neutral, ...others, ...forLoser.slice(1)])];
  const filled = Math.min(CITED_MIN - Number(fairPoint !== null), speaking.length + neutral.length);
  // What came out even is told as evenly: one ground beside the point on the other side.
  const count = isByHunch ? filled : Math.max(filled, Math.min(GROUNDS_MAX, speaking.length));
  const grounds = withBothSides(all.slice(0, count), all, fairPoint, finding.testified);
  return { grounds, fairPoint, exhibits: exhibitsOf(fairPoint === null ? grounds : [...grounds, fairPoint]) };
}

function withBothSides(
  grounds: WeighedQuestion[],
  all: readonly WeighedQuestion[],
  fairPoint: WeighedQuestion | null,
  testified: Finding["testified"],
): WeighedQuestion[] {
  for (const seat of SEATS) {
    const cited = fairPoint === null ? grounds : [...grounds, fairPoint];
    if (!testified[seat] || cited.some((question) => question[seat] !== undefined)) continue;
    const witness = all.find((question) => question[seat] !== undefined);
    if (witness !== undefined) grounds.splice(1, grounds.length >= GROUNDS_MAX ? 1 : 0, witness);
  }
  return grounds;
}

/** What speaks for a side, the strongest first; a refusal of what helps nobody only where there is nothing else. */
function speakingFor(side: number, answered: readonly WeighedQuestion[]): WeighedQuestion[] {
  const speaking = answered
    .filter(({ score }) => score * side > 0)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.number - b.number);
  const sided = speaking.filter(({ weight }) => hasSide(weight));
  return sided.length > 0 ? sided : speaking;
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
