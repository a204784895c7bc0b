import { Words } from "~/components/ui/words";
import type { DeskTopic } from "~/domain/moderation/desk";
import { MARK_LABELS } from "~/domain/moderation/desk-words";
import { timeAgo } from "~/domain/my-cases/time-ago";

interface TopicFactsProps {
  topic: DeskTopic;
  /** Unix milliseconds. */
  now: number;
}

/** A topic, who handed it in and when, and what the screening points out. */
export function TopicFacts({ topic: { title, author, createdAt, marks }, now }: TopicFactsProps) {
  return (
    <>
      <h2 dir="auto" className="font-bold text-lg leading-snug [overflow-wrap:anywhere]">
        <Words>{title}</Words>
      </h2>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {author?.username == null ? "No author" : `@${author.username}`}
        {author?.isBanned === true && <strong className="text-error"> (banned)</strong>}
        {" · "}
        <time dateTime={createdAt}>{timeAgo(Date.parse(createdAt), now)}</time>
      </p>
      {marks.length > 0 && (
        <ul aria-label="Pointed out by the screening" className="mt-1.5 grid gap-1">
          {marks.map(({ kind, excerpt }) => (
            <li
              key={`${kind} ${excerpt}`}
              className="border-judge border-l-[6px] pl-2 text-sm leading-snug [overflow-wrap:anywhere]"
            >
              <strong>{MARK_LABELS[kind]}</strong>: <q dir="auto">{excerpt}</q>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
