import { SEATS } from "~/domain/case/seat";
import type { KeptTestimony } from "~/domain/deck/kept-testimony";
import { type CaseRow, selectCase } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { logError } from "../observability/log.server";
import { deleteDeck, selectAnswersForJudge, selectQuestionsForJudge } from "./deck-repository.server";
import type { TestimonyArchive } from "./testimony-archive.server";

/** Questions in their order, and answers, as far as whoever asked may see them. */
export interface Testimony {
  questions: { uuid: string; prompt: string; hunchAbout: number | null }[];
  answers: { userUuid: string; questionUuid: string; answerBoolean: boolean | null; createdAt: number }[];
}

/** A case whose testimony was looked for. */
export interface TestifiedCase {
  row: CaseRow;
  /** Its verdict or decision, if it has one. */
  ruling: object | undefined;
}

/**
 * The testimony of a case: what the database holds of it, and of a decided case of which it holds nothing, what the
 * archive does. That is both parties': nobody can have such a case opened again. `isLost` where neither has any.
 */
export async function wholeTestimony(
  archive: TestimonyArchive,
  { row, ruling }: TestifiedCase,
  stored: Testimony,
): Promise<Testimony & { isLost: boolean }> {
  if (ruling === undefined || stored.questions.length > 0) return { ...stored, isLost: false };
  const kept = await archive.read(row.uuid);
  return kept === null ? { ...stored, isLost: true } : { ...inSeats(row, kept.testimony), isLost: false };
}

/** The same for a page, which stands without: an archive that is away costs its own part of it alone. */
export function shownTestimony(archive: TestimonyArchive, testified: TestifiedCase, stored: Testimony) {
  return wholeTestimony(archive, testified, stored).catch((error: unknown) => {
    logError("testimony_away", error, { caseUuid: testified.row.uuid });
    return { ...stored, isLost: true };
  });
}

/** As the database would hold it: by whoever sits there now, and without what only the judge knows. */
function inSeats(row: CaseRow, { questions, answers }: KeptTestimony): Testimony {
  return {
    questions: questions.map(({ uuid, prompt, hunchAbout }) => ({ uuid, prompt, hunchAbout })),
    answers: answers.flatMap(({ seat, ...answer }) => {
      const userUuid = row[`${seat}Uuid`];
      return userUuid === null ? [] : [{ userUuid, ...answer }];
    }),
  };
}

/**
 * Moves the testimony of a decided case from the database into the archive. First it is kept and then it is deleted, if
 * the case is still as `row` has it: so whatever ends between the two, the row stands, counts, and is moved again.
 * Gives false where somebody has left or became somebody else meanwhile: what was kept is then outdated.
 */
export async function archiveTestimony(
  { database, archive }: { database: Database; archive: TestimonyArchive },
  row: CaseRow,
  ruledAt: number,
): Promise<boolean> {
  const [questions, answers] = await database.batch([
    selectQuestionsForJudge(database, row.uuid),
    selectAnswersForJudge(database, row.uuid),
  ]);
  if (questions.length === 0) return true;
  await archive.keep(row.uuid, {
    questions: questions.map(({ uuid, prompt, weight, hunchAbout }) => ({ uuid, prompt, weight, hunchAbout })),
    answers: SEATS.flatMap((seat) =>
      answers
        .filter(({ userUuid }) => userUuid === row[`${seat}Uuid`])
        .map(({ questionUuid, answerBoolean, createdAt }) => ({ seat, questionUuid, answerBoolean, createdAt })),
    ),
  });
  return (await deleteDeck(database, row, ruledAt)).length > 0;
}

/** Throws away what is kept of a case that is gone: it may have been under way to the archive while its people left. */
export async function removeGoneTestimony(
  { database, archive }: { database: Database; archive: TestimonyArchive },
  caseUuid: string,
): Promise<void> {
  const cases = await selectCase(database, caseUuid);
  if (cases.length === 0) await archive.remove(caseUuid);
}
