import { fetchApi } from "./api";
import { STORED } from "./storage/places";
import { readStored } from "./storage/stored";

/**
 * Whoever has seen it happen has read what the bell says of a case. Where that fails, or the browser does not know yet
 * who they are, it counts one too many.
 */
export function markCaseRead(caseUuid: string): void {
  const uuid = readStored(STORED.personUuid);
  if (uuid === null) return;
  fetchApi("/api/notifications/read", { method: "POST", body: { uuid, caseUuid } }).catch(() => undefined);
}
