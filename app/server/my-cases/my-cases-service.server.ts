import { isContested } from "~/domain/case/case-kind";
import { deadlineOf } from "~/domain/case/deadline";
import { CASES_ON_PAGE, type CaseItem, type ListedCase, toCaseItem } from "~/domain/my-cases/case-item";
import { outcomeOf } from "~/domain/verdict/outcome";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { type ListedCaseRow, selectCasesOf } from "../case/case-repository.server";
import type { Dependencies } from "../dependencies.server";
import { inItsLanguage } from "../language/name-languages.server";

/** The cases of a person by kind, the newest first, and when they were read (Unix milliseconds). */
export interface OwnCases {
  /** Nobody's has no cases. */
  isSignedIn: boolean;
  swipes: CaseItem[];
  courts: CaseItem[];
  dilemmas: CaseItem[];
  readAt: number;
}

/** What a person is a party to, of every kind. */
export function createMyCasesService({
  database,
  clock,
  languages,
}: Pick<Dependencies, "database" | "clock" | "languages">) {
  return {
    /** The cases of whoever visits, at most so many of each kind; none for somebody without a session. */
    async listOwnCases(visitor: Visitor, atMost = CASES_ON_PAGE): Promise<OwnCases> {
      const readAt = clock();
      const { tokenHash } = visitor;
      if (tokenHash === null) return { isSignedIn: false, swipes: [], courts: [], dilemmas: [], readAt };
      const own = viewerUuid(tokenHash, readAt);
      const [viewers, suits, courtrooms, dilemmas] = await database.batch([
        selectViewer(database, tokenHash, readAt),
        selectCasesOf(database, own, "pettysuit", atMost),
        selectCasesOf(database, own, "courtroom", atMost),
        selectCasesOf(database, own, "dilemma", atMost),
      ]);
      const viewer = readViewer(visitor, viewers, readAt);
      const texts = [...suits, ...courtrooms, ...dilemmas].map(({ allegation }) => allegation);
      const foreign = await languages.findForeignWords(texts);
      const toItem = (row: ListedCaseRow) =>
        toCaseItem(row.kind, inItsLanguage(toListed(row), foreign), viewer?.uuid ?? "");
      return {
        isSignedIn: viewer !== null,
        swipes: suits.map(toItem),
        courts: courtrooms.map(toItem),
        dilemmas: dilemmas.map(toItem),
        readAt,
      };
    },
  };
}

function toListed(row: ListedCaseRow): Omit<ListedCase, "language"> {
  const { uuid, allegation, status, creatorUuid, decision } = row;
  const creator = row.creatorUsername ?? row.creatorDisplayName;
  const opponent = row.opponentUsername ?? row.opponentDisplayName;
  const parties = isContested(row) ? { creatorUuid, creator, opponent } : null;
  const createdAt = new Date(row.createdAt).toISOString();
  const deadline = isContested(row) ? new Date(deadlineOf(row)).toISOString() : null;
  return { uuid, allegation, status, parties, createdAt, deadline, decision, outcome: outcomeOf(row) };
}
