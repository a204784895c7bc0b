import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { readPush, turnPushOff, turnPushOn } from "~/browser/push/push";
import { showToast } from "~/browser/toast";
import { PUSH_FAILED, PUSH_WORDS, type PushState } from "~/domain/notice/push-state";

/**
 * How pushes stand for a person in this browser, null until that is known, in words, and how they are turned on and
 * off. Where it can't be told, turning them on may still help.
 */
export function usePush(userUuid: string | null) {
  const [state, setState] = useState<PushState | null>(null);
  const [isTurning, setTurning] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const isBusy = isTurning || (state === null && !isFailed);

  useEffect(() => {
    if (userUuid === null) return;
    let isHere = true;
    const read = async () => {
      // Whoever is only remembered here may be signed out by now.
      if ((await fetchViewer())?.uuid !== userUuid) throw new Error("somebody else");
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
    setTurning(true);
    try {
      if (isOn) setState(await turnPushOn(userUuid));
      else {
        await turnPushOff(userUuid);
        setState("off");
      }
    } catch {
      showToast({ title: "Error", description: PUSH_FAILED, tone: "error" });
    }
    setTurning(false);
  }

  const words = state !== null ? PUSH_WORDS[state] : isFailed ? PUSH_FAILED : "Looking it up";
  return { state, words, isBusy, turn };
}
