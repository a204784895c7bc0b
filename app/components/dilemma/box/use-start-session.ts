import { useActionData, useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ApiError } from "~/browser/api";
import { HumanCheckError, isUnreachable, prepareHumanCheck } from "~/browser/human-check/human-check";
import { ensureGuest } from "~/browser/person/guest";
import type { Viewer } from "~/domain/account/user";
import type { JudgePersonality } from "~/domain/judge/personality";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import { useClientId } from "~/hooks/use-client-id";
import { FAILED, type StartRefusal, UNREACHABLE } from "./start-answer";

interface Brought {
  dilemma: string;
  judgePersonality: JudgePersonality;
  /** Said when the court asked whether it is serious (docs/rules.md#too-serious). */
  saysPetty?: boolean;
}

/**
 * Brings a dilemma to court through the page's action, which leads on to its session: makes the guest, submits. A
 * refusal is said of the text that was sent, until that is changed.
 */
export function useStartSession(viewer: Viewer | null) {
  const { submit, data } = useFetcher<StartRefusal>();
  const bare = useActionData<StartRefusal>();
  const answer = data ?? bare;
  const navigate = useNavigate();
  const clientIdOf = useClientId();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState(answer ?? null);

  useEffect(() => {
    if (viewer === null) prepareHumanCheck("create_user");
  }, [viewer]);

  useEffect(() => {
    if (answer === undefined) return;
    setStarting(false);
    setRefusal(answer);
    if (answer.code === TOO_SERIOUS) navigate(SUPPORT_PATH, { replace: true, state: location.pathname });
  }, [answer, navigate]);

  async function start({ saysPetty = false, ...brought }: Brought): Promise<void> {
    if (isStarting) return;
    setStarting(true);
    setRefusal(null);
    try {
      const { uuid } = await ensureGuest(viewer, "");
      const said = { saysPetty: String(saysPetty) };
      submit({ ...brought, ...said, userUuid: uuid, clientId: clientIdOf(brought) }, { method: "post" });
    } catch (error) {
      setStarting(false);
      setRefusal(whyNoGuest(error));
    }
  }

  return { start, isStarting, refusal, forgetRefusal: () => setRefusal(null) };
}

function whyNoGuest(error: unknown): StartRefusal {
  if (isUnreachable(error)) return UNREACHABLE;
  if (error instanceof HumanCheckError)
    return { ...FAILED, error: "Unable to verify you’re a human. Please try again.", code: "human_check_failed" };
  return error instanceof ApiError ? { ...FAILED, error: error.sentence ?? FAILED.error } : UNREACHABLE;
}
