import { STORED } from "~/browser/storage/places";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";

/**
 * Whether this browser has shown this person this verdict before. It is known by when it was given (ISO 8601): a case
 * whose default judgment was set aside gets another, which is as new to everybody as the first was.
 */
export function wasDelivered(caseUuid: string, userUuid: string, settledAt: string): boolean {
  return readStored(deliveryEntry(caseUuid, userUuid)) === settledAt;
}

/** Remembers that the verdict was shown, so that it is revealed once and simply read afterwards. */
export function rememberDelivery(caseUuid: string, userUuid: string, settledAt: string): void {
  writeStored(deliveryEntry(caseUuid, userUuid), settledAt);
}

function deliveryEntry(caseUuid: string, userUuid: string): StoredPlace {
  return storedBelow(STORED.verdict, caseUuid, userUuid);
}
