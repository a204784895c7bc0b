import { isTimeUp } from "~/domain/case/deadline";
import { SEATS } from "~/domain/case/seat";
import { absentSeats } from "~/domain/docket/default-judgment";
import { hasTestified } from "~/domain/judge/exhibits";
import { recordedDeck } from "~/domain/judge/hunch";
import type { SwipeRecord, Testimony } from "~/domain/judge/judge";
import { caseFile } from "../case/case-file.server";
import type { CaseKindStrategy, Hearing } from "../case/case-kind.server";
import type { CaseRow } from "../case/case-repository.server";
import { ruleOnRecord } from "../case/rule-on-record.server";
import type { Database } from "../database/client.server";
import { isReadyForRuling } from "../docket/call-docket.server";
import {
  areAnswersUnchanged,
  insertQuestions,
  selectAnswersForJudge,
  selectQuestionsForJudge,
} from "./deck-repository.server";
import { prepareDeck } from "./prepare-deck.server";
import type { TestimonyArchive } from "./testimony-archive.server";
import { archiveTestimony } from "./whole-testimony.server";

/** Cases that are swiped out: both parties answer the same questions, each for themselves. */
export function pettysuitKind(database: Database, archive: TestimonyArchive): CaseKindStrategy {
  return {
    async draft({ uuid, allegation, tone }, { decks, newUuid }) {
      const written = await decks.draftQuestions({ seed: uuid, allegation, tone });
      if (written === null) return { code: null, also: [], isUnprepared: true };
      return { code: null, also: [insertQuestions(database, uuid, written, newUuid)] };
    },

    prepare: (row, { decks }, { newUuid, ...attempt }) =>
      prepareDeck({ database, newUuid }, row, () => {
        const { uuid: seed, allegation, tone } = row;
        return decks.writeQuestions({ seed, allegation, tone }, attempt);
      }),

    async hear(row, now): Promise<Hearing | null> {
      const isReady = isReadyForRuling(row);
      if (!isReady && !isTimeUp(row, now)) return null;
      const [questions, answers] = await database.batch([
        selectQuestionsForJudge(database, row.uuid),
        selectAnswersForJudge(database, row.uuid),
      ]);
      const record = toRecord(row, questions, answers);
      const absent = isReady
        ? []
        : absentSeats({ creator: hasTestified(record, "creator"), opponent: hasTestified(record, "opponent") });
      return { rule: ruleOnRecord({ ...record, absent }), isUnchanged: areAnswersUnchanged(row.uuid, answers) };
    },

    missing: async (row) => SEATS.filter((seat) => row[`${seat}CompletedAt`] === null),

    archive: (row, ruledAt) => archiveTestimony({ database, archive }, row, ruledAt),

    object: null,
  };
}

type QuestionRows = Awaited<ReturnType<typeof selectQuestionsForJudge>>;
type AnswerRows = Awaited<ReturnType<typeof selectAnswersForJudge>>;

function toRecord(row: CaseRow, questions: QuestionRows, answers: AnswerRows): SwipeRecord {
  const testimony = (questionUuid: string, userUuid: string | null): Testimony =>
    answers.find((answer) => answer.questionUuid === questionUuid && answer.userUuid === userUuid)?.answerBoolean;
  return {
    kind: "pettyswipe",
    ...caseFile(row),
    ...recordedDeck(
      questions.map(({ uuid, prompt, weight, hunchAbout }) => ({
        prompt,
        weight: weight !== null && "creator" in weight ? weight : null,
        creator: testimony(uuid, row.creatorUuid),
        opponent: testimony(uuid, row.opponentUuid),
        hunchAbout,
      })),
    ),
  };
}
