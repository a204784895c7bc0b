import { useCallback, useEffect, useState } from "react";
import type { SessionView } from "~/domain/account/session";
import { endOtherSessions, endSession, listSessions } from "../account-calls";
import { type ActionWords, useAccountAction } from "../form/use-account-action";

const LIST_WORDS: ActionWords = {
  refused: "Your devices could not be listed.",
  unreachable: "Your devices could not be listed. Check your connection and try again.",
};
const END_WORDS: ActionWords = {
  refused: "It could not be signed out.",
  unreachable: "It could not be signed out. Check your connection and try again.",
};

/** The devices that a person is signed in on, null until they are known, and how each is signed out. */
export function useDevices() {
  const [devices, setDevices] = useState<SessionView[] | null>(null);
  const { isBusy, problem, run } = useAccountAction();

  const load = useCallback(() => run(LIST_WORDS, async () => setDevices(await listSessions())), [run]);

  useEffect(() => {
    load();
  }, [load]);

  const keep = (isKept: (device: SessionView) => boolean) => setDevices((all) => all?.filter(isKept) ?? null);

  const signOut = (id: string) =>
    run(END_WORDS, async () => {
      await endSession(id);
      keep((device) => device.id !== id);
    });

  const signOutOthers = () =>
    run(END_WORDS, async () => {
      await endOtherSessions();
      keep(({ isCurrent }) => isCurrent);
    });

  return { devices, isBusy, problem, load, signOut, signOutOthers };
}
