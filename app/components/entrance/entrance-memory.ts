import { STORED } from "~/browser/storage/places";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";
import type { Seat } from "~/domain/case/seat";

/** Where it is kept that whoever has this seat has entered this court. A seat stays theirs when they log in. */
export function entranceEntry(caseUuid: string, seat: Seat): StoredPlace {
  return storedBelow(STORED.entrance, caseUuid, seat);
}

/**
 * Whether this person has entered this court by this browser before. Yes where nothing can be kept: it would play every
 * time.
 */
export function hasEntered(caseUuid: string, seat: Seat): boolean {
  return readStored(entranceEntry(caseUuid, seat), "refused") !== null;
}

export function rememberEntrance(caseUuid: string, seat: Seat): void {
  writeStored(entranceEntry(caseUuid, seat), "entered");
}
