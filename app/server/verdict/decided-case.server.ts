import { answerText, type Question } from "~/domain/deck/answer";
import { withPartyNames } from "~/domain/deck/party-names";
import { isVacatable, type Judgment, type Reopenings, vacatableUntil } from "~/domain/docket/default-judgment";
import type { Seat } from "~/domain/judge/judge";
import type { Languages } from "~/domain/language/foreign-words";
import type { DecidedCase, SideBySide } from "~/domain/verdict/decided-case";
import { isDismissal } from "~/domain/verdict/fairness";
import { NEVER_JOINED, type PartyNames, type Verdict } from "~/domain/verdict/verdict";
import type { SuitRow } from "../pettysuit/pettysuit-repository.server";
import { createCardToken } from "./card-token.server";
import type { VerdictRow } from "./verdict-repository.server";

/** A suit or a courtroom, as far as its verdict shows it. */
interface RuledCase extends Reopenings {
  uuid: string;
  allegation: string;
  creatorDisplayName: string;
  opponentUuid: string | null;
  opponentDisplayName: string | null;
}

/** The names that the parties have as account users. */
interface Usernames {
  creatorUsername: string | null;
  opponentUsername: string | null;
}

/** A verdict of either kind as it is stored. */
type StoredVerdict = Verdict & Judgment & { opening: number; judgeId: string };

/** What signs the card's link, tells what can still be set aside, and knows which of the texts are foreign. */
interface DecidedCourt {
  secret: string;
  clock: () => number;
  languages: Languages;
}

interface DecidedParts {
  seat: Seat;
  verdict: StoredVerdict;
  sideBySide: SideBySide[];
  /** All that the page shows of the deck; none in a courtroom. */
  questions: Question[];
}

interface AnswerRow {
  userUuid: string;
  questionUuid: string;
  answerBoolean: boolean | null;
}

/** The names on a case: a username wins over the name given for the case; the fallbacks are the card's. */
export function partyNames(
  { creatorDisplayName, opponentUuid, opponentDisplayName }: Omit<RuledCase, "uuid" | "allegation" | keyof Reopenings>,
  { creatorUsername, opponentUsername }: Usernames,
): PartyNames {
  return {
    creator: creatorUsername || creatorDisplayName || "User A",
    opponent: opponentUsername || opponentDisplayName || (opponentUuid === null ? NEVER_JOINED : "User B"),
  };
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

/** A decided case of either kind as the party in `seat` sees it, with what was testified as far as it is open to them. */
export async function readDecidedCase(
  court: DecidedCourt,
  filed: RuledCase,
  usernames: Usernames,
  { seat, verdict, sideBySide, questions }: DecidedParts,
): Promise<DecidedCase> {
  const names = partyNames(filed, usernames);
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
    cardToken: await createCardToken(court, { caseUuid: filed.uuid, opening: verdict.opening }),
    foreign: await court.languages.findForeignWords([
      ...[caseName, rationale, punishment, filed.allegation],
      ...questions.map(({ prompt }) => named(prompt, names)),
    ]),
  };
}

/**
 * A decided suit as its parties see it: with both testimonies side by side (R3). While an absent party may still come and
 * testify, what the other has said stays sealed.
 */
export function readDecidedSuit(
  court: DecidedCourt,
  { row, seat, verdict }: { row: SuitRow; seat: Seat; verdict: VerdictRow },
  questions: Question[],
  answers: AnswerRow[],
): Promise<DecidedCase> {
  const isSealed = isVacatable(verdict, row.suit, court.clock());
  const sideBySide = isSealed ? [] : readSideBySide(row, questions, answers);
  return readDecidedCase(court, row.suit, row, { seat, verdict, sideBySide, questions });
}

function readSideBySide(row: SuitRow, questions: Question[], answers: AnswerRow[]): SideBySide[] {
  const { suit } = row;
  const names = partyNames(suit, row);
  const said = (questionUuid: string, userUuid: string | null) => {
    const answer = answers.find((each) => each.questionUuid === questionUuid && each.userUuid === userUuid);
    return answer === undefined ? null : answerText(answer.answerBoolean);
  };
  return questions.map(({ uuid, prompt }) => ({
    questionUuid: uuid,
    prompt: named(prompt, names),
    creatorAnswer: said(uuid, suit.creatorUuid),
    opponentAnswer: said(uuid, suit.opponentUuid),
  }));
}

function named(text: string, { creator, opponent }: PartyNames): string {
  return withPartyNames(text, { displayName: creator }, { displayName: opponent });
}
