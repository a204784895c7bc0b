import { CASES_ON_PAGE, type CaseItem, type ListedCase, toCaseItem } from "~/domain/my-cases/case-item";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { type CaseRow, selectCasesOf } from "../case/case-repository.server";
import type { Dependencies } from "../dependencies.server";
import { nameLanguages } from "../language/name-languages.server";

/** The cases of a person by kind, the newest first, and when they were read (Unix milliseconds). */
export interface OwnCases {
  swipes: CaseItem[];
  courts: CaseItem[];
  readAt: number;
}

/** What a person is a party to, of every kind. */
export function createMyCasesService({ database, clock }: Pick<Dependencies, "database" | "clock">) {
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
      const toItems = async (rows: CaseRow[]) => {
        const listed = await nameLanguages(rows.map(toListed));
        return listed.map(({ kind, ...each }) => toCaseItem(kind, each, reader));
      };
      return { swipes: await toItems(suits), courts: await toItems(courtrooms), readAt };
    },
  };
}

function toListed(row: CaseRow): Omit<ListedCase, "language"> & Pick<CaseRow, "kind"> {
  const { kind, uuid, allegation, status, creatorUuid } = row;
  const names = {
    creator: row.creatorUsername ?? row.creatorDisplayName,
    opponent: row.opponentUsername ?? row.opponentDisplayName,
  };
  return { kind, uuid, allegation, status, creatorUuid, names, createdAt: new Date(row.createdAt).toISOString() };
}
