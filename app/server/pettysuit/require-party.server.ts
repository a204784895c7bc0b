import { notFound, notYours } from "~/domain/app-error";
import type { Seat } from "~/domain/case/seat";
import { seatOf } from "~/domain/case/seat";
import type { SuitRow } from "./pettysuit-repository.server";

/** The suit and the viewer's seat in it. An unknown suit is 404, a third person gets 403, and neither learns more (R2). */
export function requireParty(rows: SuitRow[], userUuid: string | undefined): { row: SuitRow; seat: Seat } {
  const row = rows[0];
  if (row === undefined) throw notFound("Suit");
  const seat = seatOf(row.suit, userUuid);
  if (seat === null) throw notYours();
  return { row, seat };
}
