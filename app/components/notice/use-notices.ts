import { useCallback, useEffect, useState } from "react";
import { recallPerson } from "~/browser/person/known-person";
import type { Notice } from "~/domain/notice/notice";
import { useLive } from "~/hooks/use-live";
import { listNotices, readNotices } from "./notice-calls";

export type ListedNotices = { state: "loading" } | { state: "failed" } | { state: "listed"; notices: Notice[] };

/**
 * This browser's notices, read anew whenever they are opened, and what comes meanwhile. Whoever sees the list has read
 * it; what was new keeps its mark until it is opened again.
 */
export function useNotices(isOpen: boolean): { listed: ListedNotices; retry: () => void } {
  const [listed, setListed] = useState<ListedNotices>({ state: "loading" });

  const load = useCallback(async () => {
    const person = recallPerson();
    try {
      const notices = person === null ? [] : await listNotices(person.uuid);
      setListed({ state: "listed", notices });
      if (person !== null && notices.some(({ read }) => !read)) await readNotices(person.uuid, notices);
    } catch {
      // Where only the marks failed, the list stays.
      setListed((before) => (before.state === "listed" ? before : { state: "failed" }));
    }
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    setListed({ state: "loading" });
    load();
  }, [isOpen, load]);

  useLive(isOpen, (message) => {
    if (message.type === "notice") load();
  });

  const retry = useCallback(() => {
    setListed({ state: "loading" });
    load();
  }, [load]);

  return { listed, retry };
}
