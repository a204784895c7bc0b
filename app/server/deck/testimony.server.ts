import type { BatchItem } from "drizzle-orm/batch";
import { alreadySettled, deckCompleted, invalidInput, notFound } from "~/domain/app-error";
import type { CaseKind } from "~/domain/case/case-kind";
import { type Answer, answerText } from "~/domain/deck/answer";
import { noticeEvent } from "~/domain/notice/notice-event";
import { viewerUuid } from "../account/account-repository.server";
import type { Visitor } from "../account/visitor.server";
import { type CaseRow, selectCase } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { noteFinished } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { noteActiveDay } from "../streak/note-active-day.server";
import { selectStreakDays } from "../streak/streak-repository.server";
import {
  completeFinishedParty,
  deleteLastAnswer,
  hasAnswered,
  insertAnswer,
  selectQuestions,
  selectVisibleAnswers,
} from "./deck-repository.server";
import { wholeTestimony } from "./whole-testimony.server";

/** Answering the questions of a case that has any, whoever else answers them too. */
export function createTestimony(
  { database, clock, archive, notifier }: Pick<Dependencies, "database" | "clock" | "archive" | "notifier">,
  kind: CaseKind,
) {
  /** The viewer as a party of the case, with its questions: the one reading before every change. */
  async function readTestimony<More extends BatchItem<"sqlite">[]>(
    visitor: Visitor,
    caseUuid: string,
    claimedUuid: string | undefined,
    ...more: More
  ) {
    const wanted = { kind, uuid: caseUuid, claimedUuid };
    const asked = selectQuestions(database, caseUuid);
    const { also, ...read } = await readAsParty({ database, clock }, visitor, wanted, asked, ...more);
    const [questions, ...moreRows] = also;
    const testified = { row: read.row, ruling: read.verdict ?? read.decision };
    const { questions: questionRows } = await wholeTestimony(archive, testified, { questions, answers: [] });
    return { ...read, questionRows, moreRows };
  }

  return {
    readTestimony,

    /** The viewer's own answers, never the other party's (docs/rules.md#blind-testimony). */
    async listAnswers(visitor: Visitor, caseUuid: string, claimedUuid?: string): Promise<Answer[]> {
      const now = clock();
      const { viewer, row, verdict, decision, also } = await readAsParty(
        { database, clock },
        visitor,
        { kind, uuid: caseUuid, claimedUuid },
        selectQuestions(database, caseUuid),
        selectVisibleAnswers(database, caseUuid, viewerUuid(visitor.tokenHash, now), now),
      );
      const [questions, answers] = also;
      const testified = { row, ruling: verdict ?? decision };
      return ownAnswers((await wholeTestimony(archive, testified, { questions, answers })).answers, viewer.uuid);
    },

    /**
     * Stores the viewer's answer to one question and gives all of their answers as they are stored, with the case as it
     * then stands. A question that was answered before keeps its answer. The last one completes the viewer's deck.
     */
    async recordAnswer(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid?: string | undefined; questionUuid: string; answerBoolean: boolean | null },
    ): Promise<{ answers: Answer[]; row: CaseRow | undefined }> {
      const streakDays = selectStreakDays(database, viewerUuid(visitor.tokenHash, clock()));
      const read = await readTestimony(visitor, caseUuid, input.userUuid, streakDays);
      const { viewer, row, seat, questionRows, moreRows } = read;
      if (!questionRows.some((question) => question.uuid === input.questionUuid)) throw notFound("Question");
      const now = clock();
      const { questionUuid, answerBoolean } = input;
      const userUuid = viewer.uuid;
      const { round } = row;
      const [, , , answerRows, cases, news] = await database.batch([
        insertAnswer(database, { caseUuid, userUuid, seat, questionUuid, answerBoolean, createdAt: now }),
        completeFinishedParty(database, { caseUuid, userUuid, seat, completedAt: now }),
        noteFinished(database, { caseUuid, round, seat }, now),
        selectVisibleAnswers(database, caseUuid, userUuid, now),
        selectCase(database, caseUuid),
        selectNews(database, { caseUuid, event: noticeEvent.finished(caseUuid, round, seat) }, now),
        ...noteActiveDay(
          database,
          { userUuid, timeZone: visitor.timeZone, days: moreRows[0], now },
          hasAnswered({ caseUuid, userUuid, questionUuid }, now),
        ),
      ]);
      await tellNews(notifier, news);
      const answers = ownAnswers(answerRows, userUuid);
      if (!answers.some((answer) => answer.questionUuid === questionUuid)) {
        throw row.status === "settled" ? alreadySettled() : deckCompleted();
      }
      return { answers, row: cases[0] };
    },

    /**
     * Takes back the viewer's last answer (docs/rules.md#undo) and gives the rest. Refuses any other answer and a
     * completed deck.
     */
    async takeBackAnswer(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid?: string | undefined; questionUuid: string },
    ): Promise<Answer[]> {
      const { viewer, row, seat } = await readTestimony(visitor, caseUuid, input.userUuid);
      if (row.status === "settled") throw alreadySettled();
      if (row[`${seat}CompletedAt`] !== null) throw deckCompleted();
      const [removed, answerRows] = await database.batch([
        deleteLastAnswer(database, { caseUuid, userUuid: viewer.uuid, seat, questionUuid: input.questionUuid }),
        selectVisibleAnswers(database, caseUuid, viewer.uuid, clock()),
      ]);
      if (removed.length === 0) throw invalidInput("Only your last answer can be taken back.");
      return ownAnswers(answerRows, viewer.uuid);
    },
  };
}

/** A person's own among answers that they may see. */
export function ownAnswers(
  rows: { userUuid: string; questionUuid: string; answerBoolean: boolean | null }[],
  userUuid: string,
): Answer[] {
  return rows
    .filter((row) => row.userUuid === userUuid)
    .map(({ questionUuid, answerBoolean }) => ({
      questionUuid,
      answerBoolean,
      answerText: answerText(answerBoolean),
    }));
}
