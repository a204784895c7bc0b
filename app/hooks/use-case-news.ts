import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fetchApi } from "~/browser/api";
import { STORED } from "~/browser/storage/places";
import { readStored } from "~/browser/storage/stored";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import type { LiveMessage } from "~/domain/notice/live-message";
import { useLive } from "./use-live";

export interface CaseNewsInput {
  filed: CaseRef;
  onNews: () => void;
}

/**
 * Calls back when something has happened in a case that somebody waits for: at the first word of the live connection
 * and whenever it comes back, since it may have happened before, and at each notice of the case. A page that nobody
 * looks at is called once somebody does: a ruling must not fall unseen. Whoever sees it has read the notice. A page
 * that is being left is not called: loading it anew would begin the way to the next one again.
 */
export function useCaseNews({ filed, onNews }: CaseNewsInput): void {
  const [isDue, setDue] = useState(false);
  const isStaying = useNavigation().state === "idle";
  const isFirst = useRef(true);
  const listener = useRef(onNews);
  listener.current = onNews;
  const path = casePath(filed);
  const caseUuid = filed.uuid;

  useLive(true, (message) => {
    if (isFirst.current || isAbout(message, path)) setDue(true);
    isFirst.current = false;
  });

  useEffect(() => {
    if (!isDue || !isStaying) return;
    const look = () => {
      if (document.hidden) return;
      setDue(false);
      listener.current();
      markRead(caseUuid);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isDue, isStaying, caseUuid]);
}

/** Where that fails the bell counts one too many. */
function markRead(caseUuid: string): void {
  const body = { uuid: readStored(STORED.personUuid), caseUuid };
  fetchApi("/api/notifications/read", { method: "POST", body }).catch(() => undefined);
}

function isAbout(message: LiveMessage, path: string): boolean {
  if (message.type === "case") return message.payload.path === path;
  return message.type === "welcome" || (message.type === "notice" && message.payload.notice.link === path);
}
