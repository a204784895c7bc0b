import { useFetcher, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { HumanCheckError, solveHumanCheck } from "~/browser/human-check/human-check";
import { ensureGuest } from "~/browser/person/guest";
import { showToast } from "~/browser/toast";
import type { Viewer } from "~/domain/account/user";
import type { ContestedKind } from "~/domain/case/case-kind";
import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";
import { MAYBE_SERIOUS, SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import { useClientId } from "~/hooks/use-client-id";
import { type FiledCase, type FilingAnswer, UNREACHABLE } from "./filing-answer";

/** What the person has decided in the filing dialog. */
export interface FilingChoices {
  /** Swiped out or argued live (docs/rules.md#two-ways-to-settle). */
  kind: ContestedKind;
  allegation: string;
  displayName: string;
  judgePersonality: JudgePersonality;
  tone: Tone;
  previewAllowed: boolean;
}

interface FileSuitHook {
  /** Until the page has come that the filing leads to, or can't come: else a corrected text would be a second case. */
  isFiling: boolean;
  /** Files, or shows a toast that says why not and gives null. A call while it `isFiling` gives null. */
  fileSuit: (choices: FilingChoices, said?: { saysPetty: boolean }) => Promise<FiledCase | null>;
  /** The allegation of which the court has asked whether it is serious; null when it has asked nothing. */
  unclear: string | null;
}

/** Files a case through the home page's action: makes the guest, passes the human check, submits. */
export function useFileSuit(viewer: Viewer | null): FileSuitHook {
  const { submit, data } = useFetcher<FilingAnswer>();
  const navigate = useNavigate();
  const [isFiling, setIsFiling] = useState(false);
  const [unclear, setUnclear] = useState<string | null>(null);
  const step = useRef<"open" | "filing" | "leaving">("open");
  const awaiting = useRef<((answer: FilingAnswer) => void) | null>(null);
  const clientIdOf = useClientId();
  const { key } = useLocation();
  const isStaying = useNavigation().state === "idle";

  const goTo = useCallback((next: typeof step.current) => {
    step.current = next;
    setIsFiling(next !== "open");
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page (`key`) may come without a render on the way.
  useEffect(() => {
    if (isStaying && step.current === "leaving") goTo("open");
  }, [isStaying, key, goTo]);

  useEffect(() => {
    if (data === undefined) return;
    awaiting.current?.(data);
    awaiting.current = null;
  }, [data]);

  const fileSuit = useCallback(
    async (choices: FilingChoices, { saysPetty } = { saysPetty: false }): Promise<FiledCase | null> => {
      if (step.current !== "open") return null;
      goTo("filing");
      setUnclear(null);
      try {
        const person = await ensureGuest(viewer, choices.displayName);
        const recaptchaToken = await solveHumanCheck("create_invitation");
        const answer = await new Promise<FilingAnswer>((resolve) => {
          awaiting.current = resolve;
          submit(
            {
              kind: choices.kind,
              creatorUuid: person.uuid,
              creatorDisplayName: choices.displayName,
              allegation: choices.allegation,
              judgePersonality: choices.judgePersonality,
              tone: choices.tone,
              previewAllowed: String(choices.previewAllowed),
              clientId: clientIdOf(choices),
              recaptchaToken,
              saysPetty: String(saysPetty),
            },
            { method: "post", action: "/?index" },
          );
        });
        if (answer.ok) {
          goTo("leaving");
          return answer;
        }
        if (answer.code === TOO_SERIOUS) navigate(SUPPORT_PATH, { replace: true });
        else if (answer.code === MAYBE_SERIOUS) setUnclear(choices.allegation);
        else announceRefusal(answer.code, answer.error);
      } catch (error) {
        if (error instanceof ApiError && error.code === TOO_SERIOUS) navigate(SUPPORT_PATH, { replace: true });
        else announceFault(error);
      }
      goTo("open");
      return null;
    },
    [viewer, submit, navigate, clientIdOf, goTo],
  );

  return { isFiling, fileSuit, unclear };
}

function announceFault(error: unknown): void {
  if (error instanceof HumanCheckError && !error.isOffline) announceRefusal("human_check_failed", null);
  else if (error instanceof ApiError) announceRefusal(error.code, error.sentence);
  else announceRefusal(UNREACHABLE, null);
}

function announceRefusal(code: string | null, sentence: string | null): void {
  switch (code) {
    case "human_check_failed":
      showToast({
        title: "reCAPTCHA error",
        description: "Unable to verify you’re a human. Please try again.",
        tone: "error",
      });
      return;
    case "no_session":
      showToast({
        title: "Authentication error",
        description: "User not found. Please refresh the page and try again.",
        tone: "error",
      });
      return;
    default:
      showToast({
        title: code === "rate_limited" ? "Too Much at Once" : "Error",
        description: sentence || "Failed to create case or share invitation.",
        tone: "error",
      });
  }
}
