import * as v from "valibot";
import { REPORT_REASONS, REPORT_SUBJECTS } from "../report/report";
import { TOPIC_STATUSES } from "../topic/topic";
import { topicMarkSchema } from "../topic/topic-mark";
import { MODERATION_ACTIONS, MODERATION_SUBJECTS } from "./moderation-log";

/** ISO 8601 in UTC. */
const moment = v.pipe(v.string(), v.isoTimestamp());

/** A topic as the desk sees it. `author` is null for the court's own, and for one whose author has left. */
export const deskTopicSchema = v.object({
  uuid: v.string(),
  title: v.string(),
  status: v.picklist(TOPIC_STATUSES),
  rejectionReason: v.nullable(v.string()),
  marks: v.array(topicMarkSchema),
  author: v.nullable(v.object({ username: v.nullable(v.string()), isBanned: v.boolean() })),
  createdAt: moment,
  agrees: v.number(),
  disagrees: v.number(),
});
export type DeskTopic = v.InferOutput<typeof deskTopicSchema>;

/** Something that was reported, with all its open reports in one. */
const reportedThingSchema = v.object({
  kind: v.picklist(REPORT_SUBJECTS),
  id: v.string(),
  /** By how many people. */
  count: v.number(),
  reasons: v.array(v.picklist(REPORT_REASONS)),
  notes: v.array(v.string()),
  /** The topic, or the message as it was reported. Null for a verdict, and where it is gone. */
  text: v.nullable(v.string()),
  /** Where a reported verdict can be looked at. */
  path: v.nullable(v.string()),
  firstAt: moment,
});
export type ReportedThing = v.InferOutput<typeof reportedThingSchema>;

/** What waits for the desk: the oldest first. */
export const deskQueueSchema = v.object({ topics: v.array(deskTopicSchema), reports: v.array(reportedThingSchema) });
export type DeskQueue = v.InferOutput<typeof deskQueueSchema>;

/** One act of the desk. Usernames are null for whoever has left. */
export const logEntrySchema = v.object({
  uuid: v.string(),
  action: v.picklist(MODERATION_ACTIONS),
  subjectKind: v.picklist(MODERATION_SUBJECTS),
  subjectId: v.nullable(v.string()),
  moderator: v.nullable(v.string()),
  person: v.nullable(v.string()),
  /** Of a topic or a sponsored card. */
  title: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  createdAt: moment,
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Somebody whom the desk has made something else than a person like all others. */
export interface DeskPerson {
  username: string;
  /** Appointed at the desk. */
  isModerator: boolean;
  /** A moderator by the setting, whom no desk can dismiss. */
  isNamedBySetting: boolean;
  isBanned: boolean;
}

/** The desk reads so many topics at once. */
export const DESK_TOPICS_READ = 50;

/** How many topics wait, of which the desk has read so many. */
export function waitingCount(read: number): string {
  return read < DESK_TOPICS_READ ? String(read) : `${DESK_TOPICS_READ}+`;
}

/** And so many people. */
export const DESK_PEOPLE_READ = 200;
