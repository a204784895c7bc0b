import type { BatchItem } from "drizzle-orm/batch";
import type { CaseKind } from "~/domain/case/case-kind";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { selectCase } from "./case-repository.server";
import { requireParty } from "./require-party.server";
import { firstDecision, firstVerdict, selectVerdict } from "./verdict-repository.server";

/** Which case, of which kind where that matters, and who the caller says to be. */
export interface WantedCase {
  uuid: string;
  kind?: CaseKind | undefined;
  claimedUuid?: string | undefined;
}

/**
 * A case with its verdict or decision as one of its parties, with what else is asked for, in one round trip: the
 * reading that nearly every service begins with. Refuses without a session, when `claimedUuid` is someone else's, an
 * unknown case, and whoever has no seat in it.
 */
export async function readAsParty<Also extends BatchItem<"sqlite">[]>(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  visitor: Visitor,
  { uuid, kind, claimedUuid }: WantedCase,
  ...also: Also
) {
  const now = clock();
  const [viewers, cases, verdicts, ...rest] = await database.batch([
    selectViewer(database, visitor.tokenHash, now),
    selectCase(database, uuid),
    selectVerdict(database, uuid),
    ...also,
  ]);
  const viewer = requireViewer(visitor, viewers, now);
  requireOwn(viewer, claimedUuid);
  return {
    viewer,
    ...requireParty(cases, viewer.uuid, kind),
    verdict: firstVerdict(verdicts),
    decision: firstDecision(verdicts),
    also: rest,
  };
}
