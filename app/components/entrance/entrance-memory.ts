import { STORED } from "~/browser/storage/places";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";

/** Where it is kept that this person has entered this court. */
export function entranceEntry(caseUuid: string, userUuid: string): StoredPlace {
  return storedBelow(STORED.entrance, caseUuid, userUuid);
}

/**
 * Whether this person has entered this court by this browser before. Yes where nothing can be kept: it would play every
 * time.
 */
export function hasEntered(caseUuid: string, userUuid: string): boolean {
  return readStored(entranceEntry(caseUuid, userUuid), "refused") !== null;
}

export function rememberEntrance(caseUuid: string, userUuid: string): void {
  writeStored(entranceEntry(caseUuid, userUuid), "entered");
}
