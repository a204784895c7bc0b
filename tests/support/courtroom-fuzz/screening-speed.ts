import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { houseScreening } from "../../../workers/judge/screening/screen-text";

export const SCREENING_SPEEDS = ["slow", "quick"] as const;
export type ScreeningSpeed = (typeof SCREENING_SPEEDS)[number];

const screenAtOnce = houseScreening.howSerious;

/** Texts longer than this keep a slow screening busy. */
const LONG = 100;

/**
 * Makes the real screening of long texts take its time, as when its corpora are still read, or not. While it waits for
 * a round trip that has nothing to do with it, other messages get in.
 */
export function setScreening(speed: ScreeningSpeed): void {
  vi.spyOn(houseScreening, "howSerious").mockImplementation(async (texts) => {
    if (speed === "slow" && texts.some(({ length }) => length > LONG)) await env.DB.prepare("select 1").first();
    return screenAtOnce(texts);
  });
}
