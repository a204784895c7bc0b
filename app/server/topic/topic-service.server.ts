import { sql } from "drizzle-orm";
import type { Viewer } from "~/domain/account/user";
import { noSession, notFound } from "~/domain/app-error";
import { type SubmittedTopic, TOPICS_DEALT, type Topic } from "~/domain/topic/topic";
import { type TopicStats, toTopicStats } from "~/domain/topic/topic-votes";
import { selectTopicBan, selectViewer, viewerUuid } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { noteActiveDay } from "../streak/note-active-day.server";
import { selectStreakDays } from "../streak/streak-repository.server";
import { dealTopics, selectDeal } from "./deal-topics.server";
import { toSubmitted } from "./submission-service.server";
import { hasVoted, selectSubmittedTopics, selectVoteCounts, upsertVote } from "./topic-repository.server";

/** What the page of Hot Topics shows. */
export interface OpenHotTopics {
  viewer: Viewer | null;
  topics: Topic[];
  /** The visitor's own, the newest first. */
  submitted: SubmittedTopic[];
  /** Whether they are kept from handing in more. */
  isBanned: boolean;
}

/** Hot Topics: what the petty community is asked, and what it thinks of it (docs/rules.md#hot-topics). */
export function createTopicService(deps: Dependencies) {
  const { database, clock } = deps;

  async function dealTo(visitor: Visitor, count: number): Promise<{ viewer: Viewer | null; topics: Topic[] }> {
    const now = clock();
    const own = viewerUuid(visitor.tokenHash, now);
    const [viewers, from, before] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      ...selectDeal(database, { userUuid: own, now, count }),
    ]);
    return { viewer: readViewer(visitor, viewers, now), topics: dealTopics(from, before, count) };
  }

  return {
    /**
     * What a page deals to its visitor, in one round trip with who that is: `count` topics that they have not voted on,
     * in an order of their own that stays for the day. A visitor without a session gets what everybody does.
     */
    dealTo,

    /**
     * The page of Hot Topics in one round trip: what its visitor is dealt, and the topics that they have handed in. See
     * `dealTo`.
     */
    async openHotTopics(visitor: Visitor): Promise<OpenHotTopics> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, submitted, bans, from, before] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSubmittedTopics(database, own),
        selectTopicBan(database, own),
        ...selectDeal(database, { userUuid: own, now, count: TOPICS_DEALT }),
      ]);
      return {
        viewer: readViewer(visitor, viewers, now),
        topics: dealTopics(from, before, TOPICS_DEALT),
        submitted: submitted.map(toSubmitted),
        isBanned: bans.some(({ bannedAt }) => bannedAt !== null),
      };
    },

    /** What everybody without a session is dealt: the same for five minutes, so that it can be kept as long. */
    async dealToEverybody(count: number): Promise<Topic[]> {
      const [from, before] = await database.batch(selectDeal(database, { userUuid: sql`null`, now: clock(), count }));
      return dealTopics(from, before, count);
    },

    /** What a person is dealt who says who they are. Refuses without a session, and when that is someone else. */
    async dealToPerson(visitor: Visitor, userUuid: string, count: number): Promise<Topic[]> {
      const { viewer, topics } = await dealTo(visitor, count);
      if (viewer === null) throw noSession();
      requireOwn(viewer, userUuid);
      return topics;
    },

    /**
     * Stores what a person thinks of a topic, in place of what they thought of it before, and gives the result. One
     * statement votes and counts; the vote makes its person's day. Refuses without a session, when `userUuid` is
     * someone else's, and what is not public.
     */
    async vote(
      visitor: Visitor,
      topicUuid: string,
      { userUuid, vote: agrees }: { userUuid: string; vote: boolean },
    ): Promise<TopicStats> {
      const now = clock();
      const { tokenHash, timeZone } = visitor;
      const [viewers, days] = await database.batch([
        selectViewer(database, tokenHash, now),
        selectStreakDays(database, viewerUuid(tokenHash, now)),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      const [, counts] = await database.batch([
        upsertVote(database, { tokenHash, userUuid }, { topicUuid, agrees, createdAt: now }),
        selectVoteCounts(database, topicUuid),
        ...noteActiveDay(database, { userUuid, timeZone, days, now }, hasVoted(userUuid, topicUuid, now)),
      ]);
      return statsOf(counts);
    },

    /** How the votes on a public topic stand. Refuses with 404. */
    async getStats(topicUuid: string): Promise<TopicStats> {
      return statsOf(await selectVoteCounts(database, topicUuid));
    },
  };
}

function statsOf([counts]: { agrees: number; disagrees: number }[]): TopicStats {
  if (counts === undefined) throw notFound("Topic");
  return toTopicStats(counts);
}
