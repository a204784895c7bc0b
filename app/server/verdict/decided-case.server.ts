import { answerText, type Question } from "~/domain/deck/answer";
import { withPartyNames } from "~/domain/deck/party-names";
import { isVacatable, vacatableUntil } from "~/domain/docket/default-judgment";
import type { Seat } from "~/domain/judge/judge";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { NEVER_JOINED, type PartyNames, type Verdict } from "~/domain/verdict/verdict";
import { findForeignWords } from "../language/find-foreign-words.server";
import type { SuitRow } from "../pettysuit/pettysuit-repository.server";
import { createCardToken } from "./card-token.server";
import type { VerdictRow } from "./verdict-repository.server";

interface AnswerRow {
  userUuid: string;
  questionUuid: string;
  answerBoolean: boolean | null;
}

/** The names on a case: a username wins over the name given for the case; the fallbacks are the card's. */
export function partyNames(row: SuitRow): PartyNames {
  return {
    creator: row.creatorUsername || row.suit.creatorDisplayName || "User A",
    opponent:
      row.opponentUsername ||
      row.suit.opponentDisplayName ||
      (row.suit.opponentUuid === null ? NEVER_JOINED : "User B"),
  };
}

/** A stored verdict with the parties' names in its texts. */
export function namedVerdict(row: SuitRow, verdict: VerdictRow): Verdict {
  const names = partyNames(row);
  const named = (text: string) => withPartyNames(text, { displayName: names.creator }, { displayName: names.opponent });
  return {
    caseName: named(verdict.caseName),
    winner: verdict.winner,
    rationale: named(verdict.rationale),
    punishment: named(verdict.punishment),
    judgePersonality: verdict.judgePersonality,
  };
}

/** What a ruling says in words of its own. */
export function wordsOf({ caseName, rationale, punishment }: Verdict): string[] {
  return [caseName, rationale, punishment];
}

/**
 * A decided case as its parties see it: the names put in, and both testimonies side by side (R3). While an absent party may
 * still come and testify, what the other has said stays sealed.
 */
export async function readDecidedCase(
  signer: { secret: string; clock: () => number },
  { row, seat, verdict }: { row: SuitRow; seat: Seat; verdict: VerdictRow },
  questions: Question[],
  answers: AnswerRow[],
): Promise<DecidedCase> {
  const names = partyNames(row);
  const now = signer.clock();
  const until = vacatableUntil(verdict, row.suit, seat);
  const heard = isVacatable(verdict, row.suit, now) ? [] : questions;
  const said = (questionUuid: string, userUuid: string | null) => {
    const answer = answers.find((each) => each.questionUuid === questionUuid && each.userUuid === userUuid);
    return answer === undefined ? null : answerText(answer.answerBoolean);
  };
  const named = namedVerdict(row, verdict);
  const sideBySide = heard.map(({ uuid, prompt }) => ({
    questionUuid: uuid,
    prompt: withPartyNames(prompt, { displayName: names.creator }, { displayName: names.opponent }),
    creatorAnswer: said(uuid, row.suit.creatorUuid),
    opponentAnswer: said(uuid, row.suit.opponentUuid),
  }));
  return {
    verdict: named,
    names,
    settledAt: new Date(verdict.createdAt).toISOString(),
    byDefault: verdict.byDefault,
    vacatableUntil: until === null || until <= now ? null : new Date(until).toISOString(),
    sideBySide,
    cardToken: await createCardToken(signer, { caseUuid: row.suit.uuid, opening: verdict.opening }),
    foreign: await findForeignWords([
      ...wordsOf(named),
      row.suit.allegation,
      ...sideBySide.map(({ prompt }) => prompt),
    ]),
  };
}
