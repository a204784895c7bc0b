import { PRODUCT_SLUG } from "~/domain/product";

const entranceKey = (caseUuid: string, userUuid: string) => `${PRODUCT_SLUG}:entrance:${caseUuid}:${userUuid}`;

/** Whether this person has entered this court by this browser before. */
export function hasEntered(caseUuid: string, userUuid: string): boolean {
  try {
    return localStorage.getItem(entranceKey(caseUuid, userUuid)) !== null;
  } catch {
    // Where nothing can be remembered it would play every time.
    return true;
  }
}

export function rememberEntrance(caseUuid: string, userUuid: string): void {
  try {
    localStorage.setItem(entranceKey(caseUuid, userUuid), "entered");
  } catch {
    // It plays again next time, which harms nobody.
  }
}
