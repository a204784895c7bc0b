import { ALLEGATION_MAX } from "../case/allegation";
import type { CaseRef } from "../case/case-ref";
import { FORMER_LITIGANT } from "../case/former-litigant";
import type { PartyNames } from "../case/party-names";
import type { Seat } from "../case/seat";
import { countCharacters } from "../text";
import { type Outcome, outcomeWords } from "../verdict/outcome";

/** Where somebody files back: the filing page, filled in from a decided case of theirs. */
export function pathToFileBack({ uuid }: CaseRef): string {
  return `/file?back=${uuid}`;
}

/** Whether a party of a case, who reads this, still has somebody to file back at. */
export function canFileBack({ creator, opponent }: PartyNames): boolean {
  return creator !== FORMER_LITIGANT && opponent !== FORMER_LITIGANT;
}

/** A decided case as the party in `seat` answers it. */
interface Answered {
  allegation: string;
  caseName: string;
  outcome: Outcome;
  names: PartyNames;
  seat: Seat;
}

/**
 * The allegation that somebody files back with. The old verdict is quoted in it as a precedent: so it stands wherever
 * the new case does, for its two people, in words that the one who files can change, and is erased with theirs.
 */
export function rematchAllegation({ allegation, caseName, outcome, names, seat }: Answered): string {
  const [before, after] = seat === "creator" ? ["", ""] : [`${names.creator} says: ‘`, "’ It is the other way round."];
  const precedent = ` Precedent: ‘${caseName}’, ${outcomeWords(outcome, names)}.`;
  const room = ALLEGATION_MAX - countCharacters(before + after + precedent);
  return `${before}${shortened(allegation, room)}${after}${precedent}`;
}

/** A text of so many characters at most, cut behind a word. */
function shortened(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  const cut = [...text].slice(0, max - 1).join("");
  return `${cut.replace(/\s+\S*$/u, "")}…`;
}
