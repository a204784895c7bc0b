import { FORMER_LITIGANT, formerLitigantAfter } from "../account/former-litigant";

/** What is known of a party when its name is put into a text. */
export interface NamedParty {
  username?: string | null;
  displayName?: string | null;
}

function nameOf(party: NamedParty | null | undefined, fallback: string): string {
  return party?.username || party?.displayName || fallback;
}

/**
 * Puts the parties' names into a judge's text in place of `Party A` (creator) and `Party B` (opponent). An account's
 * username wins over its display name. One pass, so that a name which itself reads `Party B` stays as it is. Whoever has left
 * has no name but words for one, and these are written small inside a sentence.
 */
export function withPartyNames(text: string, creator: NamedParty | null, opponent: NamedParty | null): string {
  return text.replace(/\bParty ([AB])\b/gu, (label, letter: string, place: number) => {
    const name = letter === "A" ? nameOf(creator, label) : nameOf(opponent, label);
    return name === FORMER_LITIGANT ? formerLitigantAfter(text.slice(0, place)) : name;
  });
}
