import { type NamedCase, named, type PartyNames, partyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { type Reopenings, vacatableUntil } from "~/domain/docket/default-judgment";
import type { Languages } from "~/domain/language/foreign-words";
import type { DecidedCase, SideBySide } from "~/domain/verdict/decided-case";
import { isDismissal } from "~/domain/verdict/fairness";
import type { Verdict } from "~/domain/verdict/verdict";
import type { VerdictRow } from "../case/verdict-repository.server";
import type { Secret } from "../crypto.server";
import { createCardToken } from "./card-token.server";

/** A case, as far as its verdict shows it. */
interface RuledCase extends Reopenings, NamedCase {
  uuid: string;
  allegation: string;
}

/** What signs the card's link, tells what can still be set aside, and knows which of the texts are foreign. */
export interface DecidedCourt {
  secret: Secret;
  clock: () => number;
  languages: Languages;
}

interface DecidedParts {
  seat: Seat;
  verdict: VerdictRow;
  sideBySide: SideBySide[];
  /** All that the page shows of the deck; none in a courtroom. */
  questions: { prompt: string }[];
  /** Whether there should be testimony and there is none to be had. */
  isLost?: boolean;
}

/** A stored verdict with the parties' names in its texts. */
export function namedVerdict(verdict: Verdict, names: PartyNames): Verdict {
  return {
    caseName: named(verdict.caseName, names),
    winner: verdict.winner,
    rationale: named(verdict.rationale, names),
    punishment: named(verdict.punishment, names),
    judgePersonality: verdict.judgePersonality,
  };
}

/** A decided case as the party in `seat` sees it, with what was testified as far as it is open to them. */
export async function readDecidedCase(
  court: DecidedCourt,
  filed: RuledCase,
  { seat, verdict, sideBySide, questions, isLost = false }: DecidedParts,
): Promise<DecidedCase> {
  const names = partyNames(filed);
  const until = vacatableUntil(verdict, filed, seat);
  const ruling = namedVerdict(verdict, names);
  const { caseName, rationale, punishment } = ruling;
  return {
    verdict: ruling,
    names,
    settledAt: new Date(verdict.createdAt).toISOString(),
    byDefault: verdict.byDefault,
    dismissed: isDismissal(verdict),
    vacatableUntil: until === null || until <= court.clock() ? null : new Date(until).toISOString(),
    sideBySide,
    // Who left before anything was asked took nothing along.
    isTestimonyLost: isLost && !isDismissal(verdict),
    cardToken: await createCardToken(court, { caseUuid: filed.uuid, round: verdict.round }),
    foreign: await court.languages.findForeignWords([
      ...[caseName, rationale, punishment, filed.allegation],
      ...questions.map(({ prompt }) => named(prompt, names)),
    ]),
  };
}
