import { CASES_ON_PAGE, type CaseItem, toCourtItem, toSwipeItem } from "~/domain/my-cases/case-item";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectCourtroomsOf, toCourtroom } from "../courtroom/courtroom-repository.server";
import type { Dependencies } from "../dependencies.server";
import { inItsLanguage } from "../language/name-languages.server";
import { selectSuitsOf, toSuitView } from "../pettysuit/pettysuit-repository.server";

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
        selectSuitsOf(database, own, CASES_ON_PAGE),
        selectCourtroomsOf(database, own, CASES_ON_PAGE),
      ]);
      const reader = readViewer(visitor, viewers, readAt)?.uuid ?? "";
      const listed = suits.map(toSuitView);
      // The verdict is written together with the status: a list can do without reading it.
      const listedCourts = courtrooms.map((row) => toCourtroom(row, undefined));
      const foreign = await languages.findForeignWords(
        [...listed, ...listedCourts].map(({ allegation }) => allegation),
      );
      return {
        swipes: listed.map((suit) => toSwipeItem(inItsLanguage(suit, foreign), reader)),
        courts: listedCourts.map((courtroom) => toCourtItem(inItsLanguage(courtroom, foreign), reader)),
        readAt,
      };
    },
  };
}
