import { Link } from "@remix-run/react";
import { isContested, kindProfile } from "~/domain/case/case-kind";
import { casePath } from "~/domain/case/case-ref";
import { formatDeadline } from "~/domain/docket/time-left";
import type { CaseItem } from "~/domain/my-cases/case-item";
import { timeAgo } from "~/domain/my-cases/time-ago";
import { useNow } from "~/hooks/use-now";

interface CaseListProps {
  items: CaseItem[];
  /** When they were read, in Unix milliseconds: from then on the times go by themselves. */
  now: number;
}

const STATUS_LOOKS: Record<CaseItem["status"], string> = {
  pending: "border-dashed bg-panel",
  active: "bg-panel",
  settled: "bg-judge text-on-color",
};

/** Cases, a line each, that lead to where they are tried. */
export function CaseList({ items, now: readAt }: CaseListProps) {
  const now = useNow(readAt);
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item.uuid}>
          <CaseLine item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function CaseLine({ item, now }: { item: CaseItem; now: number }) {
  const { title, language, against, status, outcome, createdAt, deadline } = item;
  return (
    <Link
      to={casePath(item)}
      className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-2.5 shadow-hard-sm transition-transform duration-150 hover:bg-paper-deep motion-safe:active:translate-0.5"
    >
      <span className="min-w-0 flex-1 basis-[12rem]">
        <span
          dir="auto"
          lang={language ?? undefined}
          className="line-clamp-3 text-balance font-bold leading-snug [overflow-wrap:anywhere]"
        >
          {title}
        </span>
        <span className="block text-ink-soft text-sm [overflow-wrap:anywhere]">
          {isContested(item) ? <Opponent name={against} /> : "v. yourself"}
          {" · "}
          {outcome !== null && (
            <>
              <span dir="auto" className="font-bold text-ink">
                {outcome}
              </span>
              {" · "}
            </>
          )}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {timeAgo(Date.parse(createdAt), now)}
          </time>
          {deadline !== null && (
            <time dateTime={deadline} className="block">
              {formatDeadline(Date.parse(deadline), now)}
            </time>
          )}
        </span>
      </span>
      <span className={`rounded-uneven border-2 border-ink px-2 py-0.5 font-bold text-sm ${STATUS_LOOKS[status]}`}>
        {kindProfile(item.kind).statusLabels[status]}
      </span>
    </Link>
  );
}

function Opponent({ name }: { name: string | null }) {
  if (name === null) return "v. nobody yet";
  return (
    <>
      v. <bdi>{name}</bdi>
    </>
  );
}
