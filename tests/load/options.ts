import { parseArgs } from "node:util";
import { SENDS_MAX, SENDS_WINDOW_MS } from "~/domain/courtroom/flood";

/** What a run of the load measurement is asked for. */
export interface LoadOptions {
  /** Courtrooms in session, with two connections each. */
  courtrooms: number;
  /** Length of each measured phase, in seconds. */
  seconds: number;
  /** Messages a second over all courtrooms. */
  rate: number;
}

/** More than these and a run is no longer bounded: sockets are files, and somebody waits for the end. */
const COURTROOMS_MAX = 2_000;
const SECONDS_MAX = 60;

/** Spoken by turns, so that a person stays below the court's own limit of how much one may say. */
const PER_PERSON_MAX = (0.9 * SENDS_MAX) / (SENDS_WINDOW_MS / 1_000);

/** Reads `--courtrooms`, `--seconds` and `--rate`. Throws with a sentence for whoever typed what can't be measured. */
export function parseLoadOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: { courtrooms: { type: "string" }, seconds: { type: "string" }, rate: { type: "string" } },
  });
  const courtrooms = wholeNumber("--courtrooms", values.courtrooms ?? "60", COURTROOMS_MAX);
  const seconds = wholeNumber("--seconds", values.seconds ?? "10", SECONDS_MAX);
  const rateMax = Math.floor(courtrooms * 2 * PER_PERSON_MAX);
  // One message a second in each courtroom is two people at each other's throats.
  return { courtrooms, seconds, rate: wholeNumber("--rate", values.rate ?? String(courtrooms), rateMax) };
}

function wholeNumber(name: string, given: string, max: number): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Error(`${name} must be a whole number from 1 to ${max}, not ${given}.`);
}
