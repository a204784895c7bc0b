import * as v from "valibot";
import { typedText } from "../text";

/** Longest allegation, in code points. */
export const ALLEGATION_MAX = 250;

export const allegationSchema = v.pipe(
  typedText(
    ALLEGATION_MAX,
    (length) => `Allegation must be ${ALLEGATION_MAX} characters or less. Currently ${length} characters.`,
  ),
  v.nonEmpty("Please write what happened before you file."),
);
