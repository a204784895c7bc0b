import { CASES_ON_PAGE, type CaseItem, type ListedCase, toCaseItem } from "~/domain/my-cases/case-item";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectCourtroomsOf } from "../courtroom/courtroom-repository.server";
import type { Dependencies } from "../dependencies.server";
import { nameLanguages } from "../language/name-languages.server";
import { selectSuitsOf } from "../pettysuit/pettysuit-repository.server";

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
        selectSuitsOf(database, own, CASES_ON_PAGE),
        selectCourtroomsOf(database, own, CASES_ON_PAGE),
      ]);
      const reader = readViewer(visitor, viewers, readAt)?.uuid ?? "";
      const listed = await nameLanguages(suits.map((row) => toListed(row.suit, row)));
      // The verdict is written together with the status: a list can do without reading it.
      const listedCourts = await nameLanguages(courtrooms.map((row) => toListed(row.courtroom, row)));
      return {
        swipes: listed.map((suit) => toCaseItem("pettysuit", suit, reader)),
        courts: listedCourts.map((courtroom) => toCaseItem("courtroom", courtroom, reader)),
        readAt,
      };
    },
  };
}

type Row = Omit<ListedCase, "names" | "createdAt" | "language"> & {
  createdAt: number;
  creatorDisplayName: string;
  opponentDisplayName: string | null;
};

function toListed(row: Row, usernames: { creatorUsername: string | null; opponentUsername: string | null }) {
  const { uuid, allegation, status, creatorUuid } = row;
  const names = {
    creator: usernames.creatorUsername ?? row.creatorDisplayName,
    opponent: usernames.opponentUsername ?? row.opponentDisplayName,
  };
  return { uuid, allegation, status, creatorUuid, names, createdAt: new Date(row.createdAt).toISOString() };
}
