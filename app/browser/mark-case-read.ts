import { fetchApi } from "./api";
import { STORED } from "./storage/places";
import { readStored } from "./storage/stored";

/** Whoever has seen it happen has read what the bell says of a case. Where that fails it counts one too many. */
export function markCaseRead(caseUuid: string): void {
  const body = { uuid: readStored(STORED.personUuid), caseUuid };
  fetchApi("/api/notifications/read", { method: "POST", body }).catch(() => undefined);
}
