import { deadlineOf, isTimeUp } from "~/domain/case/deadline";
import { absentSeats } from "~/domain/docket/default-judgment";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import { hasTestified } from "~/domain/judge/exhibits";
import type { Bench, SwipeRecord, Testimony } from "~/domain/judge/judge";
import { settleCase } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { selectAnswersForJudge, selectQuestionsForJudge } from "../deck/deck-repository.server";
import { type SuitRow, selectSuit } from "../pettysuit/pettysuit-repository.server";
import { partyNames } from "../verdict/decided-case.server";
import { insertVerdict, type SuitBasis, selectVerdict } from "../verdict/verdict-repository.server";
import { isReadyForRuling } from "./call-case.server";
import { newVerdict } from "./new-verdict.server";

/**
 * What came of a look at a case: `decided` now or before, `unknown` to the court, or to be looked at again at a time in Unix
 * milliseconds: at the deadline while a party is awaited, at once where the case changed under the judge's pen.
 */
export type Delivery = "decided" | "unknown" | { lookAgainAt: number };

/**
 * Rules on a suit whose parties are both done or whose time is up (R12), and stores the one verdict. Safe to run again at
 * any point: the verdict's primary key lets one row in, and the ruling and the suit's new status are written in one batch.
 * `failedAttempts` tells how often this failed before: on the last attempt the bench rules whatever judge it was to ask
 * (R13).
 */
export async function deliverVerdict(
  { database, bench, clock }: { database: Database; bench: Bench; clock: () => number },
  suitUuid: string,
  failedAttempts = 0,
): Promise<Delivery> {
  const [suits, existing, questions, answers] = await database.batch([
    selectSuit(database, suitUuid),
    selectVerdict(database, suitUuid),
    selectQuestionsForJudge(database, suitUuid),
    selectAnswersForJudge(database, suitUuid),
  ]);
  const row = suits[0];
  if (row === undefined) return "unknown";
  if (existing.length > 0) return "decided";
  const isReady = isReadyForRuling(row);
  if (!isReady && !isTimeUp(row.suit, clock())) return { lookAgainAt: deadlineOf(row.suit) };

  const record = toRecord(row, questions, answers);
  const absent = isReady
    ? []
    : absentSeats({ creator: hasTestified(record, "creator"), opponent: hasTestified(record, "opponent") });
  const isLast = failedAttempts + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
  const judgement = await bench.presideOver({ ...record, absent }, { isLast });
  const createdAt = clock();
  const verdict = { suitUuid, ...newVerdict(judgement, row.suit, { createdAt, byDefault: absent.length > 0 }) };
  const [, , stored] = await database.batch([
    insertVerdict(database, verdict, basisOf(row, answers)),
    settleCase(database, { kind: "pettysuit", uuid: suitUuid }, createdAt),
    selectVerdict(database, suitUuid),
  ]);
  return stored.length > 0 ? "decided" : { lookAgainAt: createdAt };
}

type QuestionRows = Awaited<ReturnType<typeof selectQuestionsForJudge>>;
type AnswerRows = Awaited<ReturnType<typeof selectAnswersForJudge>>;

function basisOf({ suit }: SuitRow, answers: AnswerRows): SuitBasis {
  return {
    opening: suit.opening,
    opponentUuid: suit.opponentUuid,
    answers: answers.length,
    lastAnswerAt: answers.reduce((last, { createdAt }) => Math.max(last, createdAt), 0),
  };
}

function toRecord(row: SuitRow, questions: QuestionRows, answers: AnswerRows): SwipeRecord {
  const { suit } = row;
  const testimony = (questionUuid: string, userUuid: string | null): Testimony =>
    answers.find((answer) => answer.questionUuid === questionUuid && answer.userUuid === userUuid)?.answerBoolean;
  return {
    kind: "pettyswipe",
    seed: suit.uuid,
    allegation: suit.allegation,
    tone: suit.tone,
    judgePersonality: suit.judgePersonality,
    names: partyNames(suit, row),
    testimony: questions.map(({ uuid, prompt, bearing }) => ({
      prompt,
      bearing,
      creator: testimony(uuid, suit.creatorUuid),
      opponent: testimony(uuid, suit.opponentUuid),
    })),
  };
}
