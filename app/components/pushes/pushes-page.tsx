import { Link, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import type { PushPayload } from "~/domain/notice/notice";
import { useLive } from "~/hooks/use-live";
import { takeLocalPushes } from "./take-local-pushes";

interface PushesPageProps {
  pushes: (PushPayload & { host: string; outcome: string; sentAt: string })[];
  /** Null for whoever is nobody yet. */
  userUuid: string | null;
}

/** What the court has pushed, on one's own machine. */
export function PushesPage({ pushes, userUuid }: PushesPageProps) {
  const { revalidate } = useRevalidator();
  const [unread, setUnread] = useState<number | null>(null);
  useLive(userUuid !== null, ({ type, payload }) => {
    if (type === "case") return;
    setUnread(payload.unread);
    revalidate();
  });

  async function takePushes() {
    if (userUuid !== null) await takeLocalPushes(userUuid);
    revalidate();
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:gap-8 sm:px-6 sm:py-12">
      <div className="grid gap-3">
        <h1 className="font-display text-[min(12vw,2.25rem)] leading-none sm:text-5xl">Pushes</h1>
        <p className="text-lg">
          What the court has pushed from this machine lies here, the newest first. What is for the stand-in below never
          leaves it.
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button look="judge" aria-disabled={userUuid === null} onClick={takePushes}>
            Take pushes here
          </Button>
          <p role="status">{saidOf(userUuid, unread)}</p>
        </div>
      </div>
      {pushes.length === 0 ? (
        <p className="rounded-uneven border-[2.5px] border-ink border-dashed bg-panel p-4 text-lg sm:p-6">
          Nothing yet. The court has disturbed nobody.
        </p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {pushes.map((push) => (
            <li key={`${push.sentAt} ${push.id}`}>
              <Push {...push} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function saidOf(userUuid: string | null, unread: number | null): string {
  if (userUuid === null) return "You are nobody yet: file or join something first.";
  return unread === null ? "Connecting…" : `Connected. Unread notices: ${unread}`;
}

function Push({ title, body, link, host, outcome, sentAt }: PushesPageProps["pushes"][number]) {
  return (
    <article className="grid gap-1 rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard">
      <h2 className="font-display text-xl leading-tight [overflow-wrap:anywhere]">{title}</h2>
      <p className="[overflow-wrap:anywhere]">{body}</p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        <Link to={link} className="underline">
          {link}
        </Link>
        , to {host}: {outcome}, <time dateTime={sentAt}>{sentAt.replace("T", " ").slice(0, 19)} UTC</time>
      </p>
    </article>
  );
}
