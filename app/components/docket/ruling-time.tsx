import { formatDeadline } from "~/domain/docket/time-left";
import { useNow } from "~/hooks/use-now";

interface RulingTimeProps {
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** When the server made this page, in Unix milliseconds: from then on it counts down by itself. */
  seenAt: number;
  /** Who had a default judgment of this case set aside, by name, or null. */
  reopenedBy?: string | null;
  className?: string;
}

/** When the court rules whatever anybody does, and why it has not yet where it had. */
export function RulingTime({ deadline, seenAt, reopenedBy = null, className = "" }: RulingTimeProps) {
  return (
    <p className={`text-ink-soft text-sm [overflow-wrap:anywhere] ${className}`}>
      {reopenedBy !== null && (
        <strong className="text-ink">
          The judgment was set aside by <bdi>{reopenedBy}</bdi>, and the case is open again.{" "}
        </strong>
      )}
      <time dateTime={deadline}>{formatDeadline(Date.parse(deadline), useNow(seenAt))}</time>
    </p>
  );
}
