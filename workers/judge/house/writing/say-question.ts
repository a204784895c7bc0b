import type { Telling } from "../corpora/voices/voice";
import { readClaim, readStatement } from "./read-statement";
import { affirm, deny, sayAssertion } from "./say-statement";

/**
 * A question as a witness's file puts it: "Did Party B eat the pizza?" becomes "whether Party B ate the pizza". A
 * question whose grammar is unknown is quoted as it stands, which fits after "asked" just as well.
 */
export function sayWhether(prompt: string, things: readonly string[] = []): string {
  const clause = sayClaim(prompt, things);
  return clause === null ? `“${prompt}”` : `whether ${clause}`;
}

/** What a question asks about as a clause, its "ever" and "any" left in place: `Party A ever said so`. */
export function sayClaim(prompt: string, things: readonly string[] = []): string | null {
  const claim = readClaim(prompt);
  if (claim !== null) return claim;
  const statement = readStatement(prompt, things);
  return statement === null ? null : sayAssertion({ ...statement, negation: "", stressed: false }, "plain");
}

/** What a question asks about, ready to be told as a fact. */
export interface Tale {
  /** What the clause begins with, or `null` where that is unknown. */
  subject: string | null;
  claim: string;
  /** The clause with its yes or no worked in; `null` where that can't be done for sure. */
  told(answer: boolean, form: Telling["form"]): string | null;
}

/** A question as a tale, or `null` where its grammar is unknown. */
export function readTale(prompt: string, things: readonly string[] = []): Tale | null {
  const claim = sayClaim(prompt, things);
  if (claim === null) return null;
  const statement = readClaim(prompt) === null ? readStatement(prompt, things) : null;
  if (statement === null) return { subject: null, claim, told: (answer) => (answer ? claim : null) };
  return {
    subject: statement.subject,
    claim,
    told(answer, form) {
      const assertion = answer ? affirm(statement) : deny(statement);
      return assertion === null ? null : sayAssertion(assertion, form);
    },
  };
}
