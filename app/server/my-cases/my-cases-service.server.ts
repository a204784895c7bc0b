import { CASES_ON_PAGE, type CaseItem, type ListedCase, toCaseItem } from "~/domain/my-cases/case-item";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { type CaseRow, selectCasesOf } from "../case/case-repository.server";
import type { Dependencies } from "../dependencies.server";
import { inItsLanguage } from "../language/name-languages.server";

/** The cases of a person by kind, the newest first, and when they were read (Unix milliseconds). */
export interface OwnCases {
  swipes: CaseItem[];
  courts: CaseItem[];
  readAt: number;
}

/** What a person is a party to, of every kind. */
export function createMyCasesService({
  database,
  clock,
  languages,
}: Pick<Dependencies, "database" | "clock" | "languages">) {
  return {
    /** The cases of whoever visits; none for somebody without a session. */
    async listOwnCases(visitor: Visitor): Promise<OwnCases> {
      const readAt = clock();
      const { tokenHash } = visitor;
      if (tokenHash === null) return { swipes: [], courts: [], readAt };
      const own = viewerUuid(tokenHash, readAt);
      const [viewers, suits, courtrooms] = await database.batch([
        selectViewer(database, tokenHash, readAt),
        selectCasesOf(database, own, "pettysuit", CASES_ON_PAGE),
        selectCasesOf(database, own, "courtroom", CASES_ON_PAGE),
      ]);
      const reader = readViewer(visitor, viewers, readAt)?.uuid ?? "";
      const foreign = await languages.findForeignWords([...suits, ...courtrooms].map(({ allegation }) => allegation));
      const toItem = (row: CaseRow) => toCaseItem(row.kind, inItsLanguage(toListed(row), foreign), reader);
      return { swipes: suits.map(toItem), courts: courtrooms.map(toItem), readAt };
    },
  };
}

function toListed(row: CaseRow): Omit<ListedCase, "language"> {
  const { uuid, allegation, status, creatorUuid } = row;
  const names = {
    creator: row.creatorUsername ?? row.creatorDisplayName,
    opponent: row.opponentUsername ?? row.opponentDisplayName,
  };
  return { uuid, allegation, status, creatorUuid, names, createdAt: new Date(row.createdAt).toISOString() };
}
