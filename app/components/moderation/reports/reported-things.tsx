import { Words } from "~/components/ui/words";
import { type ReportedThing, waitingCount } from "~/domain/moderation/desk";
import { QUICK_REASONS } from "~/domain/moderation/desk-words";
import { timeAgo } from "~/domain/my-cases/time-ago";
import { REPORT_REASON_LABELS, REPORT_SUBJECT_LABELS } from "~/domain/report/report";
import { SHARED_PICTURE_FILES } from "~/domain/verdict/shared-verdict";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";
import { DeskList } from "../desk-list";
import { DeskPage } from "../desk-page";
import { ReasonPanel } from "../reason-panel";
import { CardByLink } from "./card-by-link";

/** What is wrong with what people have said to each other; of a topic, more can be. */
const WRONGS = Object.values(REPORT_REASON_LABELS).map((label) => `${label}.`);

interface ReportedThingsProps {
  reports: ReportedThing[];
  /** How many topics wait, as far as the desk has read. */
  waiting: number;
  /** Unix milliseconds. */
  readAt: number;
}

/** What people have reported and nobody has decided on. */
export function ReportedThings({ reports, waiting, readAt }: ReportedThingsProps) {
  return (
    <DeskPage
      title="Reports"
      counts={{ "/moderation": waitingCount(waiting), "/moderation/reports": String(reports.length) }}
    >
      <DeskList
        items={reports}
        idOf={({ id }) => id}
        label="What was reported, the oldest first"
        nothing="Nobody has complained. This is a first."
      >
        {(thing) => (
          <>
            <h2 className="font-bold text-lg leading-snug">A {REPORT_SUBJECT_LABELS[thing.kind]}</h2>
            <p className="text-ink-soft text-sm">
              {thing.reasons.map((reason) => REPORT_REASON_LABELS[reason]).join(", ")}
              {` · by ${thing.count === 1 ? "one person" : `${thing.count} people`} · `}
              <time dateTime={thing.firstAt}>{timeAgo(Date.parse(thing.firstAt), readAt)}</time>
            </p>
            <Reported {...thing} />
            <Decisions {...thing} />
          </>
        )}
      </DeskList>
      <CardByLink />
    </DeskPage>
  );
}

function Reported({ text, path, notes }: ReportedThing) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {path !== null && (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="rounded-uneven font-bold underline underline-offset-4 lying:inline-flex lying:items-center lying:gap-2"
        >
          <img
            src={path + SHARED_PICTURE_FILES.card}
            alt=""
            width={63}
            height={112}
            loading="lazy"
            className="mb-1 h-28 w-[3.9375rem] lying:h-16 lying:w-9 rounded-uneven border-2 border-ink"
          />
          Look at it<span className="sr-only"> (opens a new tab)</span>
        </a>
      )}
      <div className="min-w-0 flex-1 basis-[8rem]">
        {path === null && (
          <blockquote
            dir="auto"
            className="whitespace-pre-line border-ink border-l-[6px] pl-2 [overflow-wrap:anywhere]"
          >
            {text === null ? "It is gone." : <Words>{text}</Words>}
          </blockquote>
        )}
        {notes.map((note) => (
          <p key={note} dir="auto" className="mt-1.5 text-sm [overflow-wrap:anywhere]">
            <span className="text-ink-soft">A note:</span> <Words>{note}</Words>
          </p>
        ))}
      </div>
    </div>
  );
}

function Decisions({ kind, id, text }: ReportedThing) {
  const about = text === null ? `A ${REPORT_SUBJECT_LABELS[kind]}` : `“${text}”`;
  const step = { intent: "reports", kind, id, about } as const;
  return (
    <div className="mt-2.5 flex flex-wrap items-start gap-2">
      <DeskForm step={{ ...step, decision: "dismiss" }}>
        <DeskButton look="main" shortcut="A">
          Leave it
        </DeskButton>
      </DeskForm>
      <ReasonPanel
        label={kind === "message" ? "Strike it" : "Take down"}
        step={{ ...step, decision: "uphold" }}
        reasons={kind === "topic" ? QUICK_REASONS : WRONGS}
      />
    </div>
  );
}
