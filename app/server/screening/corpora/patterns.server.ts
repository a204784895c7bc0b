import { CHILD_DANGER } from "./child-danger.server";
import { COERCION } from "./coercion.server";
import { compilePattern } from "./compile-pattern.server";
import { HYPERBOLE } from "./hyperbole.server";
import { OTHER_LANGUAGES } from "./other-languages.server";
import { SELF_HARM } from "./self-harm.server";
import { SEXUAL_HARM } from "./sexual-harm.server";
import { STALKING } from "./stalking.server";
import { VIOLENCE } from "./violence.server";

/** What is taken out of a text because people only say it, and what is serious in the rest. */
export interface SeriousPatterns {
  hyperbole: RegExp[];
  serious: RegExp[];
  /** Serious in a language other than English, which the learned layer doesn't read. */
  otherLanguages: RegExp[];
}

export function compilePatterns(): SeriousPatterns {
  const serious = [VIOLENCE, COERCION, STALKING, SEXUAL_HARM, CHILD_DANGER, SELF_HARM].flat();
  return {
    hyperbole: HYPERBOLE.map((source) => compilePattern(source, "g")),
    serious: serious.map((source) => compilePattern(source)),
    otherLanguages: OTHER_LANGUAGES.map((source) => compilePattern(source)),
  };
}

/** Whether patterns find harm in a flattened text once its hyperbole is out. */
export function findsHarm(flat: string, patterns: readonly RegExp[], hyperbole: readonly RegExp[]): boolean {
  const meant = hyperbole.reduce((text, pattern) => text.replace(pattern, "_"), flat);
  return patterns.some((pattern) => pattern.test(meant));
}
