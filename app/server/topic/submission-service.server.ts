import { bannedFromTopics, invalidInput, noAccount, notAuthenticated, tooManyWaiting } from "~/domain/app-error";
import { screenTopic } from "~/domain/topic/screening/screen-topic";
import { type SubmittedTopic, TOPICS_WAITING } from "~/domain/topic/topic";
import { toTopicStats } from "~/domain/topic/topic-votes";
import { selectTopicBan, selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { refuseSerious } from "../screening/require-petty.server";
import {
  countWaitingTopics,
  insertTopic,
  type SubmittedRow,
  selectSameTopic,
  selectSubmittedTopics,
  selectTitles,
} from "./topic-repository.server";

/** Unchanged it would be decided on again and again: what is written differently is another topic. */
const SAID_NO_TO = "The moderators have said no to this one, and your dashboard says why. Please write it differently.";

/** Topics that people hand in, and how they stand (docs/rules.md#submitted-topics). */
export function createSubmissionService(deps: Dependencies) {
  const { database, clock, newUuid, screening, abuse } = deps;

  return {
    /**
     * Hands in a topic, which waits for a moderator. The same again gives the one that waits, and says so. Refuses
     * without a session, without an account, in somebody else's name, who was banned, what is too serious, what the
     * screening is sure about, and unchanged what the moderators have said no to.
     */
    async submit(
      visitor: Visitor,
      { userUuid, topicText }: { userUuid: string; topicText: string },
    ): Promise<{ topic: SubmittedTopic; isWaiting: boolean }> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, bans, sames, counted, open, pending] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectTopicBan(database, own),
        selectSameTopic(database, own, topicText),
        countWaitingTopics(database, own),
        selectTitles(database, "approved"),
        selectTitles(database, "pending"),
      ]);
      const viewer = readViewer(visitor, viewers, now);
      if (viewer === null) throw notAuthenticated();
      requireOwn(viewer, userUuid);
      if (!viewer.isAccountUser) throw noAccount();
      if (bans.some(({ bannedAt }) => bannedAt !== null)) throw bannedFromTopics();
      const [same] = sames;
      if (same?.status === "pending") return { topic: toSubmitted(same), isWaiting: true };
      if (same?.status === "rejected" || same?.status === "taken_down") throw invalidInput(SAID_NO_TO);
      const waiting = counted[0]?.waiting ?? 0;
      if (waiting >= TOPICS_WAITING) throw tooManyWaiting(waiting);

      const [found, seriousness] = await Promise.all([abuse.findAbuse(topicText), refuseSerious(screening, topicText)]);
      const titles = [...open, ...pending, ...sames].map(({ title }) => title);
      const screened = screenTopic(topicText, titles, found, seriousness);
      if (screened.refusal !== null) throw invalidInput(screened.refusal);
      const { marks } = screened;
      const topic = { uuid: newUuid(), title: topicText, status: "pending" as const, createdAt: now };
      const [, stored] = await database.batch([
        insertTopic(database, { ...topic, authorUuid: viewer.uuid, marks }),
        selectSameTopic(database, viewer.uuid, topicText),
      ]);
      // Of two taps at once, both get the one that was stored.
      if (stored[0] === undefined) throw new Error("A topic was not stored.");
      return { topic: toSubmitted(stored[0]), isWaiting: false };
    },

    /** The topics that a person has handed in, the newest first. Refuses somebody else's. */
    async listSubmitted(visitor: Visitor, userUuid: string): Promise<SubmittedTopic[]> {
      const now = clock();
      const [viewers, rows] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSubmittedTopics(database, viewerUuid(visitor.tokenHash, now)),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return rows.map(toSubmitted);
    },
  };
}

/** A topic for its author. */
export function toSubmitted({
  uuid,
  title,
  status,
  rejectionReason,
  createdAt,
  ...votes
}: SubmittedRow): SubmittedTopic {
  return {
    ...{ uuid, title, moderationStatus: status, rejectionReason },
    createdAt: new Date(createdAt).toISOString(),
    stats: toTopicStats(votes),
  };
}
