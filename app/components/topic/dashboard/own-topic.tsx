import { Ban, Check, Hourglass, type LucideIcon, X } from "lucide-react";
import { Words } from "~/components/ui/words";
import { type SubmittedTopic, TOPIC_STATUS_LABELS, type TopicStatus } from "~/domain/topic/topic";
import { formatTopicStats } from "~/domain/topic/topic-votes";

/** Told apart by sign and word, not by colour alone. */
const LOOKS: Record<TopicStatus, { Sign: LucideIcon; color: string }> = {
  pending: { Sign: Hourglass, color: "text-judge-text" },
  approved: { Sign: Check, color: "text-defendant-text" },
  rejected: { Sign: X, color: "text-error" },
  taken_down: { Sign: Ban, color: "text-error" },
};

/** A topic before its author: how it stands, why, and what everybody thinks of it. */
export function OwnTopic({ topic }: { topic: SubmittedTopic }) {
  const { title, moderationStatus, rejectionReason } = topic;
  const { Sign, color } = LOOKS[moderationStatus];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] border-ink border-s-[5px] ps-3">
      <p dir="auto" className="font-semibold leading-snug [overflow-wrap:anywhere]">
        <Words>{title}</Words>
      </p>
      <p className={`flex items-center gap-1.5 font-bold text-sm ${color}`}>
        <Sign aria-hidden className="size-4 shrink-0" strokeWidth={3} />
        {TOPIC_STATUS_LABELS[moderationStatus]}
      </p>
      {rejectionReason !== null && (
        <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
          The moderators: {rejectionReason}
        </p>
      )}
      {moderationStatus !== "rejected" && <p className="text-ink-soft text-sm">{resultOf(topic)}</p>}
    </li>
  );
}

function resultOf({ moderationStatus, stats }: SubmittedTopic): string {
  return moderationStatus === "pending" ? "Nobody votes before a moderator has read it." : formatTopicStats(stats);
}
