import type { CaseKinds } from "./case/case-kind.server";
import { courtroomKind } from "./courtroom/courtroom-kind.server";
import type { CourtroomPort } from "./courtroom/courtroom-port.server";
import type { Database } from "./database/client.server";
import { pettysuitKind } from "./deck/pettysuit-kind.server";
import type { TestimonyArchive } from "./deck/testimony-archive.server";
import { dilemmaKind } from "./dilemma/dilemma-kind.server";

/** What each kind of case has of its own, wherever cases of any kind are handled. */
export function composeKinds(database: Database, courtroom: CourtroomPort, archive: TestimonyArchive): CaseKinds {
  return {
    pettysuit: pettysuitKind(database, archive),
    courtroom: courtroomKind(courtroom),
    dilemma: dilemmaKind(database, archive),
  };
}
