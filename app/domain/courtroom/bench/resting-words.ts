import { isolated } from "../../case/isolated-name";
import { otherSeat, type Seat } from "../../case/seat";
import type { CourtLine } from "./court-line";

/** What a line says of who rests. */
export function restingWords(line: Exclude<CourtLine, { kind: "judge" }>, names: Record<Seat, string>): string {
  if (line.kind === "reopened") return "The court sits again. Nobody rests any more.";
  const { kind, seat } = line;
  const [name, other] = [isolated(names[seat]), isolated(names[otherSeat(seat)])];
  if (kind === "rests_too") return `${name} rests too.`;
  if (kind === "resumes") return `${name} has more to say.`;
  return `${name} rests. ${other}, anything to add?`;
}
