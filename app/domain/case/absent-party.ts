import { beginsSentence } from "./former-litigant";

/** Puts words in place of `Party B` in a judge's text, for as long as nobody has sat down to whom a name belongs. */
export function withAbsentParty(text: string): string {
  return text.replace(/\bParty B\b/gu, (_label, place: number) =>
    beginsSentence(text.slice(0, place)) ? "The other party" : "the other party",
  );
}
