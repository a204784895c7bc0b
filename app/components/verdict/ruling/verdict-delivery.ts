import { prefersReducedMotion } from "~/browser/reduced-motion";
import { STORED } from "~/browser/storage/places";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";

/**
 * Whether this browser has shown this person this verdict before. It is known by when it was given (ISO 8601): a case
 * whose default judgment was set aside gets another, which is as new to everybody as the first was.
 */
export function wasDelivered(caseUuid: string, userUuid: string, settledAt: string): boolean {
  return readStored(deliveryEntry(caseUuid, userUuid)) === settledAt;
}

/** Whether it is to be revealed: to whoever has not seen it, and has nothing against motion. */
export function isRevealDue(caseUuid: string, userUuid: string, settledAt: string): boolean {
  return !prefersReducedMotion() && !wasDelivered(caseUuid, userUuid, settledAt);
}

/**
 * The same in a page that comes with the first scene of a ruling, as a script within that: shows it to whoever has
 * not heard the ruling and has nothing against motion. A press puts it away, should the page never come alive.
 */
export function unveilScript(caseUuid: string, userUuid: string, settledAt: string): string {
  if (!import.meta.env.SSR) return "";
  const { area, key } = deliveryEntry(caseUuid, userUuid);
  return `{
const scene = document.currentScript.parentElement;
const isHeard = () => { try { return ${area}.getItem(${JSON.stringify(key)}) === ${JSON.stringify(settledAt)}; } catch {} };
if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !isHeard()) {
scene.hidden = false;
scene.querySelector("button").focus({ preventScroll: true });
scene.onclick = () => { scene.hidden = true; };
}
}`;
}

/** Remembers that the verdict was shown, so that it is revealed once and simply read afterwards. */
export function rememberDelivery(caseUuid: string, userUuid: string, settledAt: string): void {
  writeStored(deliveryEntry(caseUuid, userUuid), settledAt);
}

function deliveryEntry(caseUuid: string, userUuid: string): StoredPlace {
  return storedBelow(STORED.verdict, caseUuid, userUuid);
}
