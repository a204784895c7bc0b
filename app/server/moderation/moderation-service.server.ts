import { alreadyDecided, notFound } from "~/domain/app-error";
import type { DeskPerson, DeskQueue, DeskTopic, LogEntry } from "~/domain/moderation/desk";
import { groupReports } from "~/domain/moderation/group-reports";
import type { DecidePerson, DecideReports, DecideTopic, DecideVerdict } from "~/domain/moderation/moderation-input";
import type { ModerationAction, ModerationSubject } from "~/domain/moderation/moderation-log";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { TopicStatus } from "~/domain/topic/topic";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { noteTopicDecided, unnoteTopicDecided } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import {
  overruleReports,
  selectOpenReports,
  selectReportedCase,
  settleReports,
} from "../report/report-repository.server";
import { selectShare } from "../verdict/share-repository.server";
import {
  changeAccount,
  type DeskTopicRow,
  logAccountChange,
  logSettling,
  logShareMark,
  logTopicStep,
  markShare,
  selectDeskMember,
  selectDeskPeople,
  selectLog,
  selectTopicQueue,
  selectTopicStatus,
  selectTopicsOfStatus,
  stepTopic,
} from "./moderation-repository.server";
import { type Moderator, requireModerator, toModerator } from "./require-moderator.server";

/**
 * The desk: what waits for a moderator, and what they decide (docs/rules.md#the-desk). Readings let somebody in by
 * themselves; whoever acts was let in by `enter`. Each act and its line in the log are written in one batch, on the
 * same condition.
 */
export function createModerationService(deps: Dependencies) {
  const { database, clock, newUuid } = deps;

  function act(
    moderator: Moderator,
    action: ModerationAction,
    subject: { kind: ModerationSubject; id: string },
    reason: string,
  ) {
    return {
      ...{ uuid: newUuid(), moderatorUuid: moderator.uuid, action, subjectKind: subject.kind, subjectId: subject.id },
      ...{ reason: reason || null, createdAt: clock() },
    };
  }

  function stepOf(moderator: Moderator, uuid: string, { decision, reason }: DecideTopic, now = clock()) {
    return [
      logTopicStep(database, act(moderator, decision, { kind: "topic", id: uuid }, reason), decision),
      stepTopic(database, uuid, decision, { reason: reason || null, now }),
    ] as const;
  }

  function markOf(moderator: Moderator, shareId: string, { decision, reason }: DecideVerdict) {
    const takenDownAt = decision === "take_down" ? clock() : null;
    return [
      logShareMark(database, act(moderator, decision, { kind: "verdict", id: shareId }, reason), takenDownAt),
      markShare(database, shareId, takenDownAt),
    ] as const;
  }

  /** Has the court strike a message that waits for the desk. Saying it again changes nothing. */
  async function strike(messageUuid: string): Promise<void> {
    const [reported] = await selectReportedCase(database, messageUuid);
    if (reported === undefined) throw alreadyDecided();
    if (reported.caseUuid !== null) await deps.courtroom.strikeMessage(reported.caseUuid, messageUuid);
  }

  return {
    /** Lets a moderator in to act. Refuses everybody else with 404. */
    enter: (visitor: Visitor): Promise<Moderator> => requireModerator(deps, visitor),

    /** What waits: topics and reports, the oldest first. Refuses everybody else with 404. */
    async readQueue(visitor: Visitor): Promise<DeskQueue> {
      const [members, topics, reports] = await database.batch([
        selectDeskMember(database, visitor.tokenHash, clock()),
        selectTopicQueue(database),
        selectOpenReports(database),
      ]);
      toModerator(deps, members);
      return { topics: topics.map(toDeskTopic), reports: groupReports(reports) };
    },

    /** Topics of one status, the newest first, beginning after one of them. Refuses like `readQueue`. */
    async listTopics(visitor: Visitor, status: TopicStatus, after?: string): Promise<DeskTopic[]> {
      const [members, topics] = await database.batch([
        selectDeskMember(database, visitor.tokenHash, clock()),
        selectTopicsOfStatus(database, status, after),
      ]);
      toModerator(deps, members);
      return topics.map(toDeskTopic);
    },

    /** Moderators, and whoever can't hand in topics. Refuses like `readQueue`. */
    async listPeople(visitor: Visitor): Promise<DeskPerson[]> {
      const [members, people] = await database.batch([
        selectDeskMember(database, visitor.tokenHash, clock()),
        selectDeskPeople(database, deps.moderatorEmails),
      ]);
      toModerator(deps, members);
      return people.map(({ username, email, isModerator, bannedAt }) => ({
        username: username ?? "",
        isModerator,
        isNamedBySetting: email !== null && deps.moderatorEmails.includes(email),
        isBanned: bannedAt !== null,
      }));
    },

    /** What the desk has done, the last first, beginning after one of its acts. Refuses like `readQueue`. */
    async readLog(visitor: Visitor, after?: string): Promise<LogEntry[]> {
      const [members, entries] = await database.batch([
        selectDeskMember(database, visitor.tokenHash, clock()),
        selectLog(database, after),
      ]);
      toModerator(deps, members);
      return entries.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: new Date(createdAt).toISOString() }));
    },

    /**
     * Approves a topic, rejects it, takes it down or brings it back, against whoever reported it. Refuses (409) what
     * somebody has decided before.
     */
    async decideTopic(moderator: Moderator, uuid: string, decision: DecideTopic): Promise<void> {
      const now = clock();
      // A topic that is taken down is neither, so nobody is told.
      const told = decision.decision === "reject" ? "rejected" : "approved";
      const [, stepped, found, , , news] = await database.batch([
        ...stepOf(moderator, uuid, decision, now),
        selectTopicStatus(database, uuid),
        unnoteTopicDecided(database, uuid),
        noteTopicDecided(database, uuid, { status: told, reason: decision.reason ?? "" }, now),
        selectNews(database, { topicUuid: uuid, event: noticeEvent.topicDecided(uuid, told) }, now),
        ...(decision.decision === "restore" ? [overruleReports(database, { kind: "topic", id: uuid })] : []),
      ]);
      if (found.length === 0) throw notFound("Topic");
      if (stepped.length === 0) throw alreadyDecided();
      await tellNews(deps.notifier, news);
    },

    /** Takes a public verdict down, so that its link answers 410, or brings it back. Refuses like `decideTopic`. */
    async decideVerdict(moderator: Moderator, shareId: string, decision: DecideVerdict): Promise<void> {
      const [, marked, found] = await database.batch([
        ...markOf(moderator, shareId, decision),
        selectShare(database, shareId),
        ...(decision.decision === "restore" ? [overruleReports(database, { kind: "verdict", id: shareId })] : []),
      ]);
      if (found.length === 0) throw notFound("Verdict");
      if (marked.length === 0) throw alreadyDecided();
    },

    /**
     * Settles all open reports of one thing. Where they are upheld, a public thing is taken down and a message struck.
     * Refuses (409) where none is open any more.
     */
    async decideReports(moderator: Moderator, { kind, id, decision, reason }: DecideReports): Promise<void> {
      const isUpheld = decision === "uphold";
      const down = { decision: "take_down", reason } as const;
      // Before it is settled: where the court can't be reached or the machine dies, the reports wait for another press.
      if (isUpheld && kind === "message") await strike(id);
      const [, settled] = await database.batch([
        logSettling(database, act(moderator, isUpheld ? "uphold_reports" : "dismiss_reports", { kind, id }, reason)),
        settleReports(database, { kind, id }, isUpheld ? "upheld" : "dismissed"),
        ...(isUpheld && kind === "topic" ? stepOf(moderator, id, down) : []),
        ...(isUpheld && kind === "verdict" ? markOf(moderator, id, down) : []),
      ]);
      if (settled.length === 0) throw alreadyDecided();
    },

    /**
     * Keeps an account from handing in topics or lets it again; makes it a moderator or none. Refuses an unknown one
     * (404).
     */
    async decidePerson(moderator: Moderator, { username, decision, reason }: DecidePerson): Promise<void> {
      const now = clock();
      const change = {
        ban: { bannedFromTopicsAt: now },
        unban: { bannedFromTopicsAt: null },
        appoint: { isModerator: true },
        dismiss: { isModerator: false },
      }[decision];
      const noted = { uuid: newUuid(), moderatorUuid: moderator.uuid, action: decision, createdAt: now };
      const [, changed] = await database.batch([
        logAccountChange(database, { ...noted, reason: reason || null }, username),
        changeAccount(database, username, change),
      ]);
      if (changed.length === 0) throw notFound("User");
    },
  };
}

function toDeskTopic({ authorUuid, username, bannedAt, marks, createdAt, ...topic }: DeskTopicRow): DeskTopic {
  return {
    ...topic,
    marks: marks ?? [],
    author: authorUuid === null ? null : { username, isBanned: bannedAt !== null },
    createdAt: new Date(createdAt).toISOString(),
  };
}
