import { notFound, notYours } from "~/domain/app-error";
import type { Seat } from "~/domain/case/seat";
import { seatOf } from "~/domain/case/seat";
import type { CourtroomRow } from "./courtroom-repository.server";

/** The courtroom and the viewer's seat in it. An unknown one is 404, a third person gets 403, and neither learns more (R2). */
export function requireCourtroomParty(
  rows: CourtroomRow[],
  userUuid: string | undefined,
): { row: CourtroomRow; seat: Seat } {
  const row = rows[0];
  if (row === undefined) throw notFound("Courtroom");
  const seat = seatOf(row.courtroom, userUuid);
  if (seat === null) throw notYours();
  return { row, seat };
}
