import { Link } from "@remix-run/react";
import { timeAgo } from "~/domain/my-cases/time-ago";
import type { Notice } from "~/domain/notice/notice";

/** Notices, each a way to what it is about. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  const now = Date.now();
  return (
    <ul className="grid gap-2.5">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLine notice={notice} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** What is new has a gold edge, and says so. */
function NoticeLine({ notice: { title, body, link, read, createdAt }, now }: { notice: Notice; now: number }) {
  return (
    <Link
      to={link}
      className={`grid gap-0.5 rounded-uneven border-[2.5px] border-ink px-3 py-2.5 [overflow-wrap:anywhere] hover:bg-paper-deep ${read ? "bg-paper" : "border-s-[10px] border-s-judge bg-panel shadow-hard-sm"}`}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span dir="auto" className="font-bold leading-snug">
          {title}
        </span>
        {!read && <span className="rounded-uneven bg-judge px-1.5 font-bold text-on-color text-xs">New</span>}
      </span>
      <span dir="auto">{body}</span>
      <time dateTime={createdAt} className="text-ink-soft text-sm">
        {timeAgo(Date.parse(createdAt), now)}
      </time>
    </Link>
  );
}
