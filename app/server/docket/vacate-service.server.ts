import { alreadySettled, judgmentFinal, notJudgedInAbsence, vacateExpired, verdictNotReady } from "~/domain/app-error";
import type { CaseRef } from "~/domain/case/case-ref";
import { deadlineOf } from "~/domain/case/deadline";
import type { Seat } from "~/domain/case/seat";
import { type Judgment, type Reopenings, vacatableUntil, wasAbsent } from "~/domain/docket/default-judgment";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { announceCourtroom } from "../courtroom/announce-courtroom.server";
import { selectCourtroom, selectCourtroomVerdict } from "../courtroom/courtroom-repository.server";
import { requireCourtroomParty } from "../courtroom/require-courtroom-party.server";
import type { Dependencies } from "../dependencies.server";
import { selectSuit } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import { selectVerdict } from "../verdict/verdict-repository.server";
import { noteDeadline } from "./call-case.server";
import { archiveVerdict, deleteArchived, reopenForParty } from "./vacate-repository.server";

/** Setting a default judgment aside (R12). */
export function createVacateService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The viewer, their seat and the judgment of a case of either kind, in one round trip. Refuses whoever has no seat. */
  async function readJudgment(visitor: Visitor, { kind, uuid }: CaseRef, now: number) {
    const [viewers, suits, verdicts, courtrooms, courtroomVerdicts] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectSuit(database, uuid),
      selectVerdict(database, uuid),
      selectCourtroom(database, uuid),
      selectCourtroomVerdict(database, uuid),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    if (kind === "courtroom") {
      const { row, seat } = requireCourtroomParty(courtrooms, viewer.uuid);
      return { viewer, seat, reopenings: row.courtroom, judgment: courtroomVerdicts[0] };
    }
    const { row, seat } = requireParty(suits, viewer.uuid);
    return { viewer, seat, reopenings: row.suit, judgment: verdicts[0] };
  }

  return {
    /**
     * Sets a default judgment aside and reopens the case with a new 24 hours. Only the absent party may, once in a case and
     * within 7 days. Saying it again changes nothing.
     */
    async vacate(visitor: Visitor, filed: CaseRef, userUuid: string): Promise<void> {
      const now = clock();
      const { viewer, seat, reopenings, judgment } = await readJudgment(visitor, filed, now);
      requireOwn(viewer, userUuid);
      if (judgment === undefined && hasReopened(reopenings, seat)) return;
      requireVacatable(judgment, reopenings, seat, now);
      const [reopened, , , suits, courtrooms] = await database.batch([
        reopenForParty(database, filed, { userUuid, now }),
        archiveVerdict(database, filed),
        deleteArchived(database, filed),
        selectSuit(database, filed.uuid),
        selectCourtroom(database, filed.uuid),
      ]);
      // Another tap was faster, and has told everybody.
      if (reopened.length === 0) return;
      await announceCourtroom(deps, courtrooms[0]);
      const suit = suits[0]?.suit;
      if (suit !== undefined) await noteDeadline(deps.docket, filed, deadlineOf(suit));
    },
  };
}

function hasReopened({ creatorVacatedAt, opponentVacatedAt }: Reopenings, seat: Seat): boolean {
  return (seat === "creator" ? creatorVacatedAt : opponentVacatedAt) !== null;
}

function requireVacatable(judgment: Judgment | undefined, reopenings: Reopenings, seat: Seat, now: number): void {
  if (judgment === undefined) throw verdictNotReady();
  if (!judgment.byDefault) throw alreadySettled();
  if (!wasAbsent(judgment, seat)) throw notJudgedInAbsence();
  const until = vacatableUntil(judgment, reopenings, seat);
  if (until === null) throw judgmentFinal();
  if (until <= now) throw vacateExpired();
}
