import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { readPush, turnPushOff, turnPushOn } from "~/browser/push/push";
import { showToast } from "~/browser/toast";
import { PUSH_FAILED, type PushState } from "~/domain/notice/push-state";

/** How pushes stand for a person in this browser, null until that is known, and how they are turned on and off. */
export function usePush(userUuid: string | null) {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (userUuid === null) return;
    let isHere = true;
    const read = async () => {
      // Whoever is only remembered here may be signed out by now.
      if ((await fetchViewer())?.uuid !== userUuid) return;
      const { state: found } = await readPush(userUuid);
      if (isHere) setState(found);
    };
    read().catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
    };
  }, [userUuid]);

  async function turn(isOn: boolean) {
    if (isBusy || userUuid === null) return;
    setBusy(true);
    try {
      if (isOn) setState(await turnPushOn(userUuid));
      else {
        await turnPushOff(userUuid);
        setState("off");
      }
    } catch {
      showToast({ title: "Error", description: PUSH_FAILED, tone: "error" });
    }
    setBusy(false);
  }

  return { state, isBusy, isFailed, turn };
}
