import { useCallback, useEffect, useRef, useState } from "react";
import { readPush } from "~/browser/push/push";
import { changeNoticeSettings } from "~/components/notice/notice-calls";
import type { NoticeStatus } from "~/domain/notice/notice-input";
import { useAccountAction } from "../../form/use-account-action";

type Settings = Pick<NoticeStatus, "mutedKinds" | "quietHours" | "mailEnabled">;

const READ_WORDS = {
  refused: "Your settings could not be fetched.",
  unreachable: "Your settings could not be fetched. Check your connection and try again.",
};
const CHANGE_WORDS = {
  refused: "It could not be changed. Please try again.",
  unreachable: "It could not be changed. Check your connection and try again.",
};

/**
 * How a person is told, null until it is known. A change shows at once, is stored after those before it, and is undone
 * where the court was not told.
 */
export function useNoticeSettings(uuid: string) {
  const [settings, setSettings] = useState<Settings | null>(null);
  const { isBusy, problem, run } = useAccountAction();
  const stored = useRef<Promise<void>>(Promise.resolve());

  const load = useCallback(() => run(READ_WORDS, async () => setSettings((await readPush(uuid)).status)), [run, uuid]);

  useEffect(() => {
    load();
  }, [load]);

  function change(wanted: Partial<Settings>) {
    if (settings === null) return;
    const before = settings;
    setSettings({ ...before, ...wanted });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const store = () =>
      changeNoticeSettings({ uuid, timeZone, ...wanted }).catch((error: unknown) => {
        setSettings(before);
        throw error;
      });
    stored.current = stored.current.then(() => run(CHANGE_WORDS, store));
  }

  return { settings, isBusy, problem: problem?.sentence ?? null, load, change };
}
