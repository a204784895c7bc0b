import type { BatchItem } from "drizzle-orm/batch";
import { deckUnfinished, notFound, verdictNotReady } from "~/domain/app-error";
import { withAbsentParty } from "~/domain/case/absent-party";
import { withPartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import type { Answer, Question } from "~/domain/deck/answer";
import { composeDeck, SWIPE_AD_RULES } from "~/domain/deck/compose-deck";
import { hunchFor } from "~/domain/judge/hunch";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { OpenDeck } from "~/domain/pettysuit/open-deck";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { FairnessView } from "~/domain/verdict/fairness";
import { viewerUuid } from "../account/account-repository.server";
import type { Visitor } from "../account/visitor.server";
import { dealAds, selectDeckAds } from "../ad/deal-ads.server";
import { type CaseRow, selectCase } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callToPrepare, callWhenDue } from "../docket/call-docket.server";
import { noteFinished } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { toSuitView } from "../pettysuit/to-suit-view.server";
import { readFairness } from "../verdict/fairness.server";
import { citedAnswers, readDecidedSuit } from "./decided-suit.server";
import {
  completeFinishedParty,
  insertQuestions,
  selectQuestions,
  selectVisibleAnswers,
} from "./deck-repository.server";
import { createTestimony, ownAnswers } from "./testimony.server";
import { shownTestimony, type Testimony } from "./whole-testimony.server";

type QuestionRow = Testimony["questions"][number];

export type DeckService = ReturnType<typeof createDeckService>;

const KIND = "pettysuit";

/** The questions of a suit and what each party answers. */
export function createDeckService(deps: Dependencies) {
  const { database, clock } = deps;
  const testimony = createTestimony(deps, KIND);
  const { readTestimony } = testimony;

  /**
   * The suit as a party sees it, with what was testified as far as it is open to them. Calls the docket where it is
   * due.
   */
  async function readSuit<More extends BatchItem<"sqlite">[]>(visitor: Visitor, caseUuid: string, ...more: More) {
    const now = clock();
    const { also, ...read } = await readAsParty(
      deps,
      visitor,
      { kind: KIND, uuid: caseUuid },
      selectQuestions(database, caseUuid),
      selectVisibleAnswers(database, caseUuid, viewerUuid(visitor.tokenHash, now), now),
      ...more,
    );
    const [questions, answers, ...moreRows] = also;
    const { row, seat, verdict } = read;
    const testified = await shownTestimony(deps.archive, { row, ruling: verdict }, { questions, answers });
    // A call to the docket that got lost is made up for here: whoever waits asks.
    if (verdict === undefined) await callWhenDue(deps.docket, row, now);
    const decided = verdict === undefined ? null : await readDecidedSuit(deps, { row, seat, verdict }, testified);
    return { ...read, testified, moreRows, decided };
  }

  return {
    /** The page of a suit: one round trip for the person, the case, the deck and, once decided, the verdict. */
    async openDeck(visitor: Visitor, caseUuid: string): Promise<OpenDeck> {
      const own = viewerUuid(visitor.tokenHash, clock());
      const read = await readSuit(visitor, caseUuid, ...selectDeckAds(database, own));
      const { viewer, seat, row, testified, moreRows, decided } = read;
      const questions = testified.questions.map((question) => inNames(question, row, seat));
      const { ads, savedAds } = dealAds(viewer, ...moreRows);
      return {
        viewer,
        seat,
        suit: toSuitView(row),
        questions,
        items: composeDeck(questions, ads, { caseUuid, userUuid: viewer.uuid }, SWIPE_AD_RULES),
        answers: ownAnswers(testified.answers, viewer.uuid),
        savedAds,
        decided,
      };
    },

    /** The decided suit for a party, or null while there is no verdict. */
    async findDecidedSuit(visitor: Visitor, caseUuid: string): Promise<DecidedCase | null> {
      return (await readSuit(visitor, caseUuid)).decided;
    },

    /** The same, refusing with `verdict_not_ready` (404) while there is none. */
    async getDecidedSuit(visitor: Visitor, caseUuid: string): Promise<DecidedCase> {
      const { decided } = await readSuit(visitor, caseUuid);
      if (decided === null) throw verdictNotReady();
      return decided;
    },

    /** How a decided suit was decided, for its parties. Refuses like `getDecidedSuit`. */
    async getFairness(visitor: Visitor, caseUuid: string): Promise<FairnessView> {
      const { row, verdict, decided } = await readSuit(visitor, caseUuid);
      if (verdict === undefined || decided === null) throw verdictNotReady();
      const { sideBySide, isTestimonyLost, foreign } = decided;
      return { ...readFairness(row, verdict, citedAnswers(verdict, sideBySide), isTestimonyLost), foreign };
    },

    /**
     * Makes sure that a suit has its questions; they are written once and never again (docs/rules.md#questions). None
     * where a model is to write them: the docket is told, and whoever waits hears by the live connection.
     */
    async ensureQuestions(visitor: Visitor, caseUuid: string, claimedUuid: string | undefined): Promise<Question[]> {
      const { row, seat, questionRows } = await readTestimony(visitor, caseUuid, claimedUuid);
      if (questionRows.length > 0) return questionRows.map((question) => inNames(question, row, seat));
      if (row.status === "settled") return [];
      const { allegation, tone } = row;
      const written = await deps.decks.draftQuestions({ seed: caseUuid, allegation, tone });
      if (written === null) {
        await callToPrepare(deps.docket, caseUuid);
        return [];
      }
      const [, stored] = await database
        .batch([insertQuestions(database, caseUuid, written, deps.newUuid), selectQuestions(database, caseUuid)])
        .catch(async (error: unknown) => {
          // Another look at the same deck was faster: its questions are the suit's.
          if (!violatesUnique(error, "decks.case_uuid")) throw error;
          return [null, await selectQuestions(database, caseUuid)] as const;
        });
      return stored.map((question) => inNames(question, row, seat));
    },

    /** The suit's questions in their order, names put in; the same for both parties, but for whom a hunch is about. */
    async listQuestions(visitor: Visitor, caseUuid: string, claimedUuid: string | undefined): Promise<Question[]> {
      const { row, seat, questionRows } = await readTestimony(visitor, caseUuid, claimedUuid);
      return questionRows.map((question) => inNames(question, row, seat));
    },

    /** The viewer's own answers, never the other party's (docs/rules.md#blind-testimony). */
    async listAnswers(visitor: Visitor, caseUuid: string, claimedUuid: string | undefined): Promise<Answer[]> {
      return testimony.listAnswers(visitor, caseUuid, claimedUuid);
    },

    /** Stores an answer: see `createTestimony`. When both parties are done it calls the case. */
    async recordAnswer(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid?: string; questionUuid: string; answerBoolean: boolean | null },
    ): Promise<Answer[]> {
      const { answers, row } = await testimony.recordAnswer(visitor, caseUuid, input);
      await callWhenDue(deps.docket, row, clock());
      return answers;
    },

    takeBackAnswer: testimony.takeBackAnswer,

    /** Marks the viewer's deck as completed. Refuses while questions are left; saying it again changes nothing. */
    async completeDeck(visitor: Visitor, caseUuid: string, claimedUuid: string | undefined): Promise<void> {
      const { viewer, seat, row: read } = await readTestimony(visitor, caseUuid, claimedUuid);
      const now = clock();
      const finished = { caseUuid, round: read.round, seat };
      const [, , cases, news] = await database.batch([
        completeFinishedParty(database, { caseUuid, userUuid: viewer.uuid, seat, completedAt: now }),
        noteFinished(database, finished, now),
        selectCase(database, caseUuid),
        selectNews(database, { caseUuid, event: noticeEvent.finished(caseUuid, read.round, seat) }, now),
      ]);
      await tellNews(deps.notifier, news);
      const row = cases[0];
      if (row === undefined) throw notFound("Suit");
      if (row[`${seat}CompletedAt`] === null) throw deckUnfinished();
      await callWhenDue(deps.docket, row, clock());
    },
  };
}

/** As the party in `seat` reads it, with the names put in; words for one stand where nobody sat down. */
function inNames({ uuid, prompt: written, hunchAbout }: QuestionRow, row: CaseRow, seat: Seat): Question {
  const isHunch = hunchAbout !== null;
  const prompt = isHunch ? hunchFor(written, seat) : written;
  const creator = { username: row.creatorUsername, displayName: row.creatorDisplayName };
  const opponent = { username: row.opponentUsername, displayName: row.opponentDisplayName };
  const answerable = row.opponentUuid === null ? withAbsentParty(prompt) : prompt;
  return { uuid, prompt: withPartyNames(answerable, creator, opponent), ...(isHunch ? { isHunch } : {}) };
}
