import { otherSeat, type Seat } from "../../case/seat";
import type { CourtLine } from "./court-line";

/** What a line says of a side. */
export function restingWords(
  { kind, seat }: Exclude<CourtLine, { kind: "judge" }>,
  names: Record<Seat, string>,
): string {
  if (kind === "rests_too") return `${names[seat]} rests too.`;
  if (kind === "resumes") return `${names[seat]} has more to say.`;
  return `${names[seat]} rests. ${names[otherSeat(seat)]}, anything to add?`;
}
