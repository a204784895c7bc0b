import { alreadySettled, deckCompleted, deckUnfinished, invalidInput, notFound } from "~/domain/app-error";
import { withPartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { type Answer, answerText, type Question } from "~/domain/deck/answer";
import type { OpenDeck } from "~/domain/deck/open-deck";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenDue } from "../docket/call-case.server";
import { completeFinishedParty, type SuitRow, selectSuit, toSuitView } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import { readDecidedSuit } from "../verdict/decided-case.server";
import { selectVerdict } from "../verdict/verdict-repository.server";
import {
  deleteLastAnswer,
  insertAnswer,
  insertQuestions,
  selectQuestions,
  selectVisibleAnswers,
} from "./deck-repository.server";

export type DeckService = ReturnType<typeof createDeckService>;

/** The questions of a suit and what each party answers. */
export function createDeckService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The viewer as a party of the suit, with the suit's questions: the one reading before every change. */
  async function readTestimony(visitor: Visitor, suitUuid: string, claimedUuid: string | undefined) {
    const now = clock();
    const [viewers, suits, questionRows] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectSuit(database, suitUuid),
      selectQuestions(database, suitUuid),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    requireOwn(viewer, claimedUuid);
    return { viewer, ...requireParty(suits, viewer.uuid), questionRows };
  }

  return {
    /** The page of a suit: one round trip for the person, the case, the deck and, once decided, the verdict. */
    async openDeck(visitor: Visitor, suitUuid: string): Promise<OpenDeck> {
      const now = clock();
      const [viewers, suits, questionRows, answerRows, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
        selectQuestions(database, suitUuid),
        selectVisibleAnswers(database, suitUuid, viewerUuid(visitor.tokenHash, now), now),
        selectVerdict(database, suitUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      const { row, seat } = requireParty(suits, viewer.uuid);
      const verdict = verdicts[0];
      if (verdict === undefined) await callWhenDue(deps.docket, row, now);
      return {
        viewer,
        seat,
        suit: toSuitView(row),
        questions: questionRows.map((question) => named(question, row)),
        answers: ownAnswers(answerRows, viewer.uuid),
        decided:
          verdict === undefined ? null : await readDecidedSuit(deps, { row, seat, verdict }, questionRows, answerRows),
      };
    },

    /** Makes sure that a suit has its questions; they are written once and never again (R8). */
    async ensureQuestions(visitor: Visitor, suitUuid: string, claimedUuid: string | undefined): Promise<Question[]> {
      const { row, questionRows } = await readTestimony(visitor, suitUuid, claimedUuid);
      if (questionRows.length > 0) return questionRows.map((question) => named(question, row));
      const { allegation, tone } = row.suit;
      const written = await deps.judge.writeQuestions({ seed: suitUuid, allegation, tone });
      const [, stored] = await database
        .batch([insertQuestions(database, suitUuid, written, deps.newUuid), selectQuestions(database, suitUuid)])
        .catch(async (error: unknown) => {
          // Another look at the same deck was faster: its questions are the suit's.
          if (!violatesUnique(error, "questions.suit_uuid")) throw error;
          return [null, await selectQuestions(database, suitUuid)] as const;
        });
      return stored.map((question) => named(question, row));
    },

    /** The suit's questions in their order, names put in; the same for both parties. */
    async listQuestions(visitor: Visitor, suitUuid: string, claimedUuid: string | undefined): Promise<Question[]> {
      const { row, questionRows } = await readTestimony(visitor, suitUuid, claimedUuid);
      return questionRows.map((question) => named(question, row));
    },

    /** The viewer's own answers, never the other party's (R3). */
    async listAnswers(visitor: Visitor, suitUuid: string, claimedUuid: string | undefined): Promise<Answer[]> {
      const now = clock();
      const [viewers, suits, answerRows] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
        selectVisibleAnswers(database, suitUuid, viewerUuid(visitor.tokenHash, now), now),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, claimedUuid);
      requireParty(suits, viewer.uuid);
      return ownAnswers(answerRows, viewer.uuid);
    },

    /**
     * Stores the viewer's answer to one question and gives all of their answers as they are stored. A question that was
     * answered before keeps its answer. The last one completes the viewer's deck and, when both are done, calls the case.
     */
    async recordAnswer(
      visitor: Visitor,
      suitUuid: string,
      input: { userUuid: string; questionUuid: string; answerBoolean: boolean | null },
    ): Promise<Answer[]> {
      const { viewer, row, seat, questionRows } = await readTestimony(visitor, suitUuid, input.userUuid);
      if (!questionRows.some((question) => question.uuid === input.questionUuid)) throw notFound("Question");
      const now = clock();
      const { questionUuid, answerBoolean } = input;
      const userUuid = viewer.uuid;
      const [, , answerRows, suits] = await database.batch([
        insertAnswer(database, { suitUuid, userUuid, questionUuid, answerBoolean, createdAt: now }),
        completeFinishedParty(database, { suitUuid, userUuid, seat, completedAt: now }),
        selectVisibleAnswers(database, suitUuid, userUuid, now),
        selectSuit(database, suitUuid),
      ]);
      const answers = ownAnswers(answerRows, userUuid);
      if (!answers.some((answer) => answer.questionUuid === questionUuid)) {
        throw row.suit.status === "settled" ? alreadySettled() : deckCompleted();
      }
      await callWhenDue(deps.docket, suits[0], now);
      return answers;
    },

    /** Takes back the viewer's last answer (R10) and gives the rest. Refuses any other answer and a completed deck. */
    async takeBackAnswer(
      visitor: Visitor,
      suitUuid: string,
      input: { userUuid: string | undefined; questionUuid: string },
    ): Promise<Answer[]> {
      const { viewer, row, seat } = await readTestimony(visitor, suitUuid, input.userUuid);
      if (row.suit.status === "settled") throw alreadySettled();
      if (completedAt(row, seat) !== null) throw deckCompleted();
      const [removed, answerRows] = await database.batch([
        deleteLastAnswer(database, { suitUuid, userUuid: viewer.uuid, questionUuid: input.questionUuid }),
        selectVisibleAnswers(database, suitUuid, viewer.uuid, clock()),
      ]);
      if (removed.length === 0) throw invalidInput("Only your last answer can be taken back.");
      return ownAnswers(answerRows, viewer.uuid);
    },

    /** Marks the viewer's deck as completed. Refuses while questions are left; saying it again changes nothing. */
    async completeDeck(visitor: Visitor, suitUuid: string, claimedUuid: string | undefined): Promise<void> {
      const { viewer, seat } = await readTestimony(visitor, suitUuid, claimedUuid);
      const [, suits] = await database.batch([
        completeFinishedParty(database, { suitUuid, userUuid: viewer.uuid, seat, completedAt: clock() }),
        selectSuit(database, suitUuid),
      ]);
      const row = suits[0];
      if (row === undefined) throw notFound("Suit");
      if (completedAt(row, seat) === null) throw deckUnfinished();
      await callWhenDue(deps.docket, row, clock());
    },
  };
}

function completedAt({ suit }: SuitRow, seat: Seat): number | null {
  return seat === "creator" ? suit.creatorCompletedAt : suit.opponentCompletedAt;
}

function named(question: Question, row: SuitRow): Question {
  const creator = { username: row.creatorUsername, displayName: row.suit.creatorDisplayName };
  const opponent = { username: row.opponentUsername, displayName: row.suit.opponentDisplayName };
  return { uuid: question.uuid, prompt: withPartyNames(question.prompt, creator, opponent) };
}

function ownAnswers(
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
