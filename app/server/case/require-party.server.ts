import { notFound, notYours } from "~/domain/app-error";
import { type CaseKind, kindProfile } from "~/domain/case/case-kind";
import { type Seat, seatOf } from "~/domain/case/seat";
import type { CaseRow } from "./case-repository.server";

/** The case that was looked for, of one kind or of any. Refuses with 404. */
export function requireCase(rows: readonly CaseRow[], kind?: CaseKind): CaseRow {
  const row = rows.find((found) => kind === undefined || found.kind === kind);
  if (row === undefined) throw notFound(kind === undefined ? "Case" : kindProfile(kind).noun);
  return row;
}

/**
 * The case and the viewer's seat in it. An unknown one is 404, a third person gets 403, and neither learns more
 * (docs/rules.md#only-the-two-parties).
 */
export function requireParty(
  rows: readonly CaseRow[],
  userUuid: string | undefined,
  kind?: CaseKind,
): { row: CaseRow; seat: Seat } {
  const row = requireCase(rows, kind);
  const seat = seatOf(row, userUuid);
  if (seat === null) throw notYours();
  return { row, seat };
}
