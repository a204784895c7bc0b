import { needsExpert } from "~/domain/app-error";
import type { DilemmaRecord } from "~/domain/dilemma/dilemma";
import type { DecidedDilemma } from "~/domain/dilemma/dilemma-receipt";
import { expertSentence, findExpert } from "~/domain/dilemma/find-expert";
import type { CaseKindStrategy, Hearing, Ruled } from "../case/case-kind.server";
import type { CaseRow } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import {
  areAnswersUnchanged,
  insertQuestions,
  selectAnswersForJudge,
  selectQuestionsForJudge,
} from "../deck/deck-repository.server";
import { prepareDeck } from "../deck/prepare-deck.server";
import type { TestimonyArchive } from "../deck/testimony-archive.server";
import { archiveTestimony } from "../deck/whole-testimony.server";

/** Dilemmas: one person answers the questions, and the court decides in their place. */
export function dilemmaKind(database: Database, archive: TestimonyArchive): CaseKindStrategy {
  return {
    async draft({ uuid, allegation }, { dilemmas, newUuid }) {
      const expert = findExpert(allegation);
      if (expert !== null) throw needsExpert(expertSentence(expert));
      const deck = await dilemmas.draftQuestions({ seed: uuid, dilemma: allegation });
      if (deck === null) return { code: null, also: [], isUnprepared: true };
      return { code: null, also: [insertQuestions(database, uuid, deck.questions, newUuid)] };
    },

    prepare: (row, { dilemmas }, { newUuid }) =>
      prepareDeck({ database, newUuid }, row, async () => {
        const { uuid: seed, allegation: dilemma } = row;
        return (await dilemmas.writeQuestions({ seed, dilemma })).questions;
      }),

    async hear(row): Promise<Hearing | null> {
      if (row.creatorCompletedAt === null) return null;
      const [questions, answers] = await database.batch([
        selectQuestionsForJudge(database, row.uuid),
        selectAnswersForJudge(database, row.uuid),
      ]);
      const record = toRecord(row, questions, answers);
      return {
        rule: async ({ dilemmas }) => toColumns(await dilemmas.decide(record)),
        isUnchanged: areAnswersUnchanged(row.uuid, answers),
      };
    },

    missing: async () => [],

    archive: (row, ruledAt) => archiveTestimony({ database, archive }, row, ruledAt),

    object: null,
  };
}

type QuestionRows = Awaited<ReturnType<typeof selectQuestionsForJudge>>;
type AnswerRows = Awaited<ReturnType<typeof selectAnswersForJudge>>;

function toRecord(row: CaseRow, questions: QuestionRows, answers: AnswerRows): DilemmaRecord {
  const { uuid: seed, allegation: dilemma, judgePersonality } = row;
  return {
    seed,
    dilemma,
    judgePersonality,
    testimony: questions.map(({ uuid, prompt, weight }) => ({
      prompt,
      weight: weight !== null && "option" in weight ? weight : null,
      answer: answers.find(({ questionUuid }) => questionUuid === uuid)?.answerBoolean ?? undefined,
    })),
  };
}

/** Nobody wins a dilemma, so there is nobody to sentence and no blame to split. */
function toColumns({ decision: decided, receipt, replies }: DecidedDilemma): Ruled {
  const { caseName, decision, rationale, recommendation, exhibits } = decided;
  return {
    ...{ caseName, winner: null, rationale, punishment: null, decision, recommendation },
    judgeId: receipt.judgeId,
    finding: { exhibits: exhibits.map((number) => ({ number, seat: "creator" })) },
    receipt,
    replies,
    byDefault: false,
  };
}
