import * as v from "valibot";
import { SESSION_LIFETIME_MS } from "./user";

/** One of a person's sessions as they see it in the settings. */
export const sessionViewSchema = v.object({
  /** Names the session to its owner; it signs nobody in. */
  id: v.string(),
  /** What it was opened with, such as `Chrome on Android`. */
  device: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  /** ISO 8601 in UTC, exact to a day. */
  lastSeenAt: v.string(),
  /** Whether it is the session that asks. */
  isCurrent: v.boolean(),
});
export type SessionView = v.InferOutput<typeof sessionViewSchema>;

interface StoredSession {
  id: string;
  device: string;
  /** Both in Unix milliseconds. */
  createdAt: number;
  expiresAt: number;
}

/** A session as its owner sees it, who asks by the one with `currentId`. */
export function toSessionView({ id, device, createdAt, expiresAt }: StoredSession, currentId?: string): SessionView {
  return {
    id,
    device,
    createdAt: new Date(createdAt).toISOString(),
    // A session's end is a year after its last use, as far as that was noted.
    lastSeenAt: new Date(expiresAt - SESSION_LIFETIME_MS).toISOString(),
    isCurrent: id === currentId,
  };
}

/** A session's id in a path. What has another form can't be anyone's. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{21,36}$/u));
