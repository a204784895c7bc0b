import { entranceKey } from "./entrance-memory";

/** Apart from the question whether somebody has entered: every page of a case asks that, and few have to remember. */
export function rememberEntrance(caseUuid: string, userUuid: string): void {
  try {
    localStorage.setItem(entranceKey(caseUuid, userUuid), "entered");
  } catch {
    // It plays again next time, which harms nobody.
  }
}
