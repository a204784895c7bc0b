import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { markCaseRead } from "~/browser/mark-case-read";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import type { LiveMessage } from "~/domain/notice/live-message";
import type { Notice } from "~/domain/notice/notice";
import type { NoticeKind } from "~/domain/notice/notice-kind";
import { onceReached } from "./once-reached";
import { useLive } from "./use-live";

export interface CaseNewsInput {
  filed: CaseRef;
  /** Only news of these kinds, from now on; all there are where it is left out. Must keep its identity. */
  kinds?: readonly NoticeKind[];
  onNews: () => void;
}

/**
 * Calls back when something has happened in a case that somebody waits for: at the first word of the live connection
 * and whenever it comes back, since it may have happened before, and at each notice of the case. A page that nobody
 * looks at is called once somebody does: a ruling must not fall unseen. Whoever sees it has read the notice. A page
 * that is being left is not called: loading it anew would begin the way to the next one again. Nor is one whose line is
 * down just then, until that is back: a page that can't be read again is replaced by one that says so.
 */
export function useCaseNews({ filed, kinds, onNews }: CaseNewsInput): void {
  const [isDue, setDue] = useState(false);
  const isStaying = useNavigation().state === "idle";
  const isFirst = useRef(kinds === undefined);
  const listener = useRef(onNews);
  listener.current = onNews;
  const path = casePath(filed);
  const caseUuid = filed.uuid;

  useLive(true, (message) => {
    if (isFirst.current || isAbout(message, path, kinds)) setDue(true);
    isFirst.current = false;
  });

  useEffect(() => {
    if (!isDue || !isStaying) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const call = () => {
      if (signal.aborted) return;
      setDue(false);
      listener.current();
      markCaseRead(caseUuid);
    };
    const look = () => {
      if (!document.hidden) onceReached(call);
    };
    // What was heard this moment came over a line that is up.
    if (!document.hidden && navigator.onLine) return call();
    document.addEventListener("visibilitychange", look, { signal });
    window.addEventListener("online", look, { signal });
    return () => leaving.abort();
  }, [isDue, isStaying, caseUuid]);
}

function isAbout(message: LiveMessage, path: string, kinds?: readonly NoticeKind[]): boolean {
  const isMeant = ({ link, kind }: Notice) => link === path && (kinds === undefined || kinds.includes(kind));
  switch (message.type) {
    case "welcome":
      return kinds === undefined || message.payload.notices.some(isMeant);
    case "notice":
      return isMeant(message.payload.notice);
    case "case":
      return message.payload.path === path;
    case "read":
      return false;
    default:
      return message satisfies never;
  }
}
