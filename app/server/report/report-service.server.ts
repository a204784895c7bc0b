import type { Viewer } from "~/domain/account/user";
import { notFound, verdictSealed } from "~/domain/app-error";
import type { ReportInput } from "~/domain/report/report-input";
import { isShareId } from "~/domain/verdict/shared-verdict";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import { toCourtroom } from "../courtroom/to-courtroom.server";
import type { Dependencies } from "../dependencies.server";
import { selectVoteCounts } from "../topic/topic-repository.server";
import { selectShare } from "../verdict/share-repository.server";
import { insertReport } from "./report-repository.server";

/** Who reports, and what the desk is to see of the thing where it is not public. */
interface Seen {
  viewer: Viewer;
  caseUuid: string | null;
  quote: string | null;
}

/** Telling the desk that something should not be there (docs/rules.md#reports). */
export function createReportService(deps: Dependencies) {
  const { database, clock, newUuid, courtroom } = deps;

  /** What is reported as its reporter sees it: nobody can report what they can't read. */
  function look(visitor: Visitor, report: ReportInput): Promise<Seen> {
    switch (report.kind) {
      case "topic":
        return lookAtTopic(visitor, report.id);
      case "verdict":
        return lookAtVerdict(visitor, report.id);
      case "message":
        return lookAtMessage(visitor, report);
      default:
        return report satisfies never;
    }
  }

  async function lookAtTopic(visitor: Visitor, uuid: string): Promise<Seen> {
    const now = clock();
    const [viewers, topics] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectVoteCounts(database, uuid),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    if (topics.length === 0) throw notFound("Topic");
    return { viewer, caseUuid: null, quote: null };
  }

  async function lookAtVerdict(visitor: Visitor, shareId: string): Promise<Seen> {
    const now = clock();
    const [viewers, shares] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectShare(database, shareId),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    const [share] = shares;
    if (!isShareId(shareId) || share === undefined) throw notFound("Verdict");
    if (share.sealedAt !== null || share.takenDownAt !== null) throw verdictSealed();
    return { viewer, caseUuid: null, quote: null };
  }

  async function lookAtMessage(
    visitor: Visitor,
    { id, courtroomUuid: caseUuid }: ReportInput & { kind: "message" },
  ): Promise<Seen> {
    const { viewer, row, verdict } = await readAsParty(deps, visitor, { kind: "courtroom", uuid: caseUuid });
    const said = await courtroom.readMessages(toCourtroom(row, verdict));
    const message = said.find(({ uuid }) => uuid === id);
    if (message === undefined) throw notFound("Message");
    return { viewer, caseUuid, quote: message.content };
  }

  return {
    /**
     * Reports something to the desk; again it changes nothing. Refuses without a session, in somebody else's name, and
     * what the reporter can't read.
     */
    async report(visitor: Visitor, report: ReportInput): Promise<void> {
      const { viewer, caseUuid, quote } = await look(visitor, report);
      requireOwn(viewer, report.userUuid);
      await insertReport(database, {
        ...{ uuid: newUuid(), subjectKind: report.kind, subjectId: report.id, reporterUuid: viewer.uuid },
        ...{ caseUuid, quote, reason: report.reason, note: report.note || null, status: "open", createdAt: clock() },
      });
    },
  };
}
