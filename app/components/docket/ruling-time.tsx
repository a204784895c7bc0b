interface RulingTimeProps {
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** The same in words, from the server: a page that waits reads itself again anyway, and need not carry a clock. */
  rulesWhen: string;
  /** Who had a default judgment of this case set aside, by name, or null. */
  reopenedBy?: string | null;
  className?: string;
}

/** When the court rules whatever anybody does, and why it has not yet where it had. */
export function RulingTime({ deadline, rulesWhen, reopenedBy = null, className = "" }: RulingTimeProps) {
  return (
    <p className={`text-ink-soft text-sm [overflow-wrap:anywhere] ${className}`}>
      {reopenedBy !== null && (
        <strong className="text-ink">
          The judgment was set aside by <bdi>{reopenedBy}</bdi>, and the case is open again.{" "}
        </strong>
      )}
      <time dateTime={deadline}>{rulesWhen}</time>
    </p>
  );
}
