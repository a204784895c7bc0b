import { FORMER_LITIGANT, formerLitigantAfter } from "./former-litigant";
import { isolated } from "./isolated-name";
import type { Seat } from "./seat";

/** Name of a party who left the name blank and has no other. */
export const UNKNOWN_NAME = "Unknown";

/** Stands on a verdict for a defendant who never sat down. */
export const NEVER_JOINED = "The Empty Chair";

/** Names of the two parties as a verdict shows them. */
export type PartyNames = Record<Seat, string>;

/** What of a case says what its parties are called: the names given for it, and those that account users have. */
export interface NamedCase {
  creatorDisplayName: string;
  creatorUsername: string | null;
  opponentUuid: string | null;
  opponentDisplayName: string | null;
  opponentUsername: string | null;
}

/** The names on a case: a username wins over the name given for the case; the fallbacks are the card's. */
export function partyNames(named: NamedCase): PartyNames {
  const missing = named.opponentUuid === null ? NEVER_JOINED : "User B";
  return {
    creator: named.creatorUsername || named.creatorDisplayName || "User A",
    opponent: named.opponentUsername || named.opponentDisplayName || missing,
  };
}

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
 * username wins over its display name. One pass, so that a name which itself reads `Party B` stays as it is. Whoever
 * has left has no name but words for one, and these are written small inside a sentence. A name from right to left is
 * kept from turning the sentence around.
 */
export function withPartyNames(text: string, creator: NamedParty | null, opponent: NamedParty | null): string {
  return text.replace(/\bParty ([AB])\b/gu, (label, letter: string, place: number) => {
    const name = letter === "A" ? nameOf(creator, label) : nameOf(opponent, label);
    return name === FORMER_LITIGANT ? formerLitigantAfter(text.slice(0, place)) : isolated(name);
  });
}

/** The same by the names of a decided case. */
export function named(text: string, { creator, opponent }: PartyNames): string {
  return withPartyNames(text, { displayName: creator }, { displayName: opponent });
}
