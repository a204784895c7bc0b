import { isolated } from "../../case/isolated-name";
import { otherSeat, type Seat } from "../../case/seat";
import type { CourtLine } from "./court-line";

/** What a line says of a side. */
export function restingWords(
  { kind, seat }: Exclude<CourtLine, { kind: "judge" }>,
  names: Record<Seat, string>,
): string {
  const [name, other] = [isolated(names[seat]), isolated(names[otherSeat(seat)])];
  if (kind === "rests_too") return `${name} rests too.`;
  if (kind === "resumes") return `${name} has more to say.`;
  return `${name} rests. ${other}, anything to add?`;
}
