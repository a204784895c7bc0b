import { useCallback, useEffect, useState } from "react";
import { readPush, turnPushOff, turnPushOn } from "~/browser/push/push";
import { showToast } from "~/browser/toast";
import type { NoticeStatus } from "~/domain/notice/notice-input";
import { PUSH_FAILED, type PushState } from "~/domain/notice/push-state";

/** How pushes stand for a person in this browser, null until that is known, and how they are turned on and off. */
export function usePush(userUuid: string | null) {
  const [state, setState] = useState<PushState | null>(null);
  const [status, setStatus] = useState<NoticeStatus | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    if (userUuid === null) return;
    setFailed(false);
    readPush(userUuid).then(
      (read) => {
        setState(read.state);
        setStatus(read.status);
      },
      () => setFailed(true),
    );
  }, [userUuid]);

  useEffect(load, [load]);

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

  return { state, status, isBusy, isFailed, load, turn };
}
