import * as v from "valibot";
import { typedText } from "../text";

/** Longest allegation, in code points. */
export const ALLEGATION_MAX = 250;

/** So many of a person's cases are listed, the newest (spec: 25). */
export const CASES_LISTED = 25;

/** Name of a party who left the name blank and has no other. */
export const UNKNOWN_NAME = "Unknown";

/** Fun is the default; Serious changes how the judge writes, never who wins (R28). */
export const TONES = ["Fun", "Serious"] as const;
export type Tone = (typeof TONES)[number];

/** `pending` waits for its opponent, `active` is being answered, `settled` has its verdict. */
export const SUIT_STATUSES = ["pending", "active", "settled"] as const;
export type SuitStatus = (typeof SUIT_STATUSES)[number];

const STATUS_LABELS: Record<SuitStatus, string> = { pending: "Invite Sent", active: "In Progress", settled: "Decided" };

export function suitStatusLabel(status: SuitStatus): string {
  return STATUS_LABELS[status];
}

export const allegationSchema = v.pipe(
  typedText(
    ALLEGATION_MAX,
    (length) => `Allegation must be ${ALLEGATION_MAX} characters or less. Currently ${length} characters.`,
  ),
  v.nonEmpty("Please write what happened before you file."),
);

/** A uuid in any case; kept in lower case, so that one id can't be two. */
export const uuidSchema = v.pipe(
  v.string("This must be an id."),
  v.uuid("This is not an id of this court."),
  v.toLowerCase(),
);
