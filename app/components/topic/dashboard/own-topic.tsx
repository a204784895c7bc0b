import { Icon } from "~/components/ui/icon";
import { Words } from "~/components/ui/words";
import { type SubmittedTopic, TOPIC_STATUS_LABELS, type TopicStatus } from "~/domain/topic/topic";
import { formatTopicStats } from "~/domain/topic/topic-votes";

/** Told apart by sign and word, not by colour alone. The signs are Lucide's: hourglass, check, cross, ban. */
const LOOKS: Record<TopicStatus, { sign: string; color: string }> = {
  pending: {
    sign: "M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2",
    color: "text-judge-text",
  },
  approved: { sign: "M20 6 9 17l-5-5", color: "text-ink" },
  rejected: { sign: "M18 6 6 18M6 6l12 12", color: "text-error" },
  taken_down: { sign: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M4.9 4.9l14.2 14.2", color: "text-error" },
};

/** A topic before its author: how it stands, why, and what everybody thinks of it. */
export function OwnTopic({ topic }: { topic: SubmittedTopic }) {
  const { title, moderationStatus, rejectionReason } = topic;
  const { sign, color } = LOOKS[moderationStatus];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] border-ink border-s-[5px] ps-3">
      <p dir="auto" className="font-semibold leading-snug [overflow-wrap:anywhere]">
        <Words>{title}</Words>
      </p>
      <p className={`flex items-center gap-1.5 font-bold text-sm ${color}`}>
        <Icon isBold className="size-4 shrink-0">
          <path d={sign} />
        </Icon>
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
