import { LinkButton } from "~/components/ui/button";
import { formatMoment } from "~/domain/account/format-moment";
import type { LogEntry } from "~/domain/moderation/desk";
import { ACTION_LABELS } from "~/domain/moderation/desk-words";
import { LOG_ENTRIES_READ } from "~/domain/moderation/moderation-log";
import { sharePath } from "~/domain/verdict/shared-verdict";
import { DeskPage } from "../desk-page";
import { NothingLeft } from "../nothing-left";

/** What the desk has done, the last first. Nothing here can be changed. */
export function DeskLog({ entries }: { entries: LogEntry[] }) {
  const last = entries.length === LOG_ENTRIES_READ ? entries.at(-1) : undefined;
  return (
    <DeskPage title="The log">
      {entries.length === 0 ? (
        <NothingLeft>Nothing has been decided, ever.</NothingLeft>
      ) : (
        <ol className="divide-y divide-ink border-ink border-b-2">
          {entries.map((entry) => (
            <li key={entry.uuid} className="py-2 [overflow-wrap:anywhere]">
              <Entry {...entry} />
            </li>
          ))}
        </ol>
      )}
      {last !== undefined && (
        <LinkButton to={`?after=${last.uuid}`} className="justify-self-start">
          Older entries
        </LinkButton>
      )}
    </DeskPage>
  );
}

function Entry({ action, subjectKind, subjectId, title, moderator, person, reason, createdAt }: LogEntry) {
  return (
    <>
      <p dir="auto" className="leading-snug">
        <strong>{ACTION_LABELS[action]}</strong>
        {title !== null && `: “${title}”`}
        {person !== null && `: @${person}`}
        {subjectKind === "verdict" && subjectId !== null && (
          <>
            {": "}
            <a href={sharePath(subjectId)} className="underline underline-offset-4">
              {sharePath(subjectId)}
            </a>
          </>
        )}
        {subjectKind === "message" && ": a message in a courtroom"}
      </p>
      {reason !== null && (
        <p dir="auto" className="text-sm leading-snug">
          {reason}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {moderator === null ? "A former moderator" : `@${moderator}`} ·{" "}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
    </>
  );
}
