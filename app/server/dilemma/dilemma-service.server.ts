import { decisionFailed, deckUnfinished } from "~/domain/app-error";
import type { Answer, Question } from "~/domain/deck/answer";
import { composeDeck, DILEMMA_AD_RULES } from "~/domain/deck/compose-deck";
import type { DilemmaSession, OpenDilemma, StartSession } from "~/domain/dilemma/session";
import { CASES_LISTED } from "~/domain/my-cases/case-item";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { dealAds, selectDeckAds } from "../ad/deal-ads.server";
import { selectCasesOf } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { firstDecision, selectVerdictsOf } from "../case/verdict-repository.server";
import { selectQuestions, selectVisibleAnswers } from "../deck/deck-repository.server";
import { createTestimony, ownAnswers } from "../deck/testimony.server";
import { shownTestimony } from "../deck/whole-testimony.server";
import type { Dependencies } from "../dependencies.server";
import { callToPrepare } from "../docket/call-docket.server";
import type { FilingService } from "../filing/filing-service.server";
import { type InItsLanguage, nameLanguages } from "../language/name-languages.server";
import { readDecidedDilemma, toSession } from "./read-dilemma.server";

export type DilemmaService = ReturnType<typeof createDilemmaService>;

const KIND = "dilemma";

/** Dilemmas that people can't decide, and the court does (Procrastination Mode). */
export function createDilemmaService(deps: Dependencies & { siteOrigin: string; filing: FilingService }) {
  const { database, clock, docket, filing, languages } = deps;
  const testimony = createTestimony(deps, KIND);

  return {
    /**
     * Starts a session: the dilemma with its questions, or nothing (docs/rules.md#a-dilemma). The same client id again,
     * from a double tap, gives what the first has started. Refuses without a session, when `userUuid` is someone
     * else's, what is too serious (docs/rules.md#too-serious), and with `needs_expert` what somebody else knows
     * (docs/rules.md#somebody-who-knows).
     */
    async startSession(visitor: Visitor, input: StartSession): Promise<{ uuid: string }> {
      const { userUuid, dilemma, judgePersonality, clientId, saysPetty } = input;
      const { uuid } = await filing.fileCase(visitor, KIND, {
        creatorUuid: userUuid,
        allegation: dilemma,
        tone: "Fun",
        judgePersonality,
        creatorDisplayName: "",
        previewAllowed: false,
        clientId,
        saysPetty,
      });
      return { uuid };
    },

    /**
     * The page of a session: one round trip for the person, the dilemma, the deck and, once decided, the decision.
     * Where the questions are still missing the docket is told: a call at the filing may have got lost.
     */
    async openSession(visitor: Visitor, uuid: string): Promise<OpenDilemma> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const { viewer, row, decision, also } = await readAsParty(
        deps,
        visitor,
        { kind: KIND, uuid },
        selectQuestions(database, uuid),
        selectVisibleAnswers(database, uuid, own, now),
        ...selectDeckAds(database, own),
      );
      const [questionRows, answerRows, live, saved] = also;
      const stored = { questions: questionRows, answers: answerRows };
      const { questions, answers } = await shownTestimony(deps.archive, { row, ruling: decision }, stored);
      if (questions.length === 0 && decision === undefined) await callToPrepare(docket, uuid);
      const { ads, savedAds } = dealAds(viewer, live, saved);
      return {
        viewer,
        session: toSession(row, decision),
        items: composeDeck(questions.map(toQuestion), ads, { caseUuid: uuid, userUuid: viewer.uuid }, DILEMMA_AD_RULES),
        answers: ownAnswers(answers, viewer.uuid),
        savedAds,
        decided: decision === undefined ? null : await readDecidedDilemma(deps, row, decision),
      };
    },

    /** A session as it stands. */
    async getSession(visitor: Visitor, uuid: string): Promise<DilemmaSession> {
      const { row, decision } = await readAsParty(deps, visitor, { kind: KIND, uuid });
      return toSession(row, decision);
    },

    /** A person's own sessions, the newest first, each with the language of its dilemma. Refuses somebody else's. */
    async listSessions(visitor: Visitor, userUuid: string): Promise<InItsLanguage<DilemmaSession>[]> {
      const now = clock();
      const [viewers, rows, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCasesOf(database, userUuid, KIND, CASES_LISTED),
        selectVerdictsOf(database, userUuid, KIND, CASES_LISTED),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      const listed = await nameLanguages(languages, rows);
      return listed.map(({ language, ...row }) => {
        const decision = firstDecision(verdicts.filter(({ caseUuid }) => caseUuid === row.uuid));
        return { ...toSession(row, decision), language };
      });
    },

    /** Its questions in their order. */
    async listQuestions(visitor: Visitor, uuid: string): Promise<Question[]> {
      return (await testimony.readTestimony(visitor, uuid, undefined)).questionRows.map(toQuestion);
    },

    async listAnswers(visitor: Visitor, uuid: string): Promise<Answer[]> {
      return testimony.listAnswers(visitor, uuid);
    },

    /**
     * Stores an answer and gives all of them: see `createTestimony`. The last one completes the deck, and decides
     * nothing yet.
     */
    async recordAnswer(
      visitor: Visitor,
      uuid: string,
      answer: { questionUuid: string; answerBoolean: boolean },
    ): Promise<Answer[]> {
      return (await testimony.recordAnswer(visitor, uuid, answer)).answers;
    },

    takeBackAnswer: testimony.takeBackAnswer,

    /**
     * Asks the docket for the decision and gives the session as it stands, mostly before the docket has decided:
     * whoever waits looks again. Asking again changes nothing. Refuses with `deck_unfinished` while questions are left.
     */
    async requestDecision(visitor: Visitor, uuid: string): Promise<DilemmaSession> {
      const { row, decision } = await readAsParty(deps, visitor, { kind: KIND, uuid });
      if (row.creatorCompletedAt === null) throw deckUnfinished();
      if (decision === undefined) {
        await docket.callCase(uuid).catch((error: unknown) => {
          throw decisionFailed(error);
        });
      }
      return toSession(row, decision);
    },
  };
}

/** A dilemma has no hunch: nobody else answers. */
function toQuestion({ uuid, prompt }: Question): Question {
  return { uuid, prompt };
}
