import type { DilemmaQuestion } from "~/domain/dilemma/dilemma";
import type { WrittenQuestion } from "~/domain/judge/judge";
import type { CaseRow } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { violatesNotNull, violatesUnique } from "../database/constraint.server";
import { insertQuestions, selectQuestions } from "./deck-repository.server";

const CASE = "decks.case_uuid";

/**
 * Has the questions of a case written that was filed without any, and stores them once (docs/rules.md#questions). Gives
 * whether they came by this call. Where the complaint changed while they were written, since its author left, they are
 * thrown away: whoever looks next finds none and has them written anew.
 */
export async function prepareDeck(
  { database, newUuid }: { database: Database; newUuid: () => string },
  row: CaseRow,
  write: () => Promise<readonly (WrittenQuestion | DilemmaQuestion)[]>,
): Promise<boolean> {
  const known = await selectQuestions(database, row.uuid);
  if (known.length > 0) return false;
  try {
    await insertQuestions(database, row, await write(), newUuid);
    return true;
  } catch (error) {
    // Somebody who looked at the deck was faster, and those questions are the case's, or its text is another one now.
    const isLate = violatesUnique(error, CASE) || violatesNotNull(error, CASE);
    if (isLate) return false;
    throw error;
  }
}
