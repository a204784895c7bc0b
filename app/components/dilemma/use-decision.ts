import { useRevalidator } from "@remix-run/react";
import { useCallback, useState } from "react";
import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { isDecided as isWhole, nextDecisionWait } from "~/domain/dilemma/decision";
import { NETWORK_ERROR } from "~/domain/dilemma/dilemma-rules";
import { useDecisionPoll } from "./use-decision-poll";

const FAILED = "Failed to generate decision";

const textsSchema = v.object({
  decision: v.nullable(v.string()),
  rationale: v.nullable(v.string()),
  recommendation: v.nullable(v.string()),
});

interface DecisionInput {
  sessionUuid: string;
  /** The page has the decision. */
  isDecided: boolean;
  /** The person wants to be called: the page looks on while they are elsewhere. */
  isCalling: boolean;
}

/** The decision on a dilemma: asked for, looked for until it is there, and then read by the whole page. */
export function useDecision({ sessionUuid, isDecided, isCalling }: DecisionInput) {
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isGenerating = isAsked && !isDecided;

  const fail = useCallback((sentence: string) => {
    setAsked(false);
    setError(sentence);
  }, []);
  const giveUp = useCallback(() => fail(FAILED), [fail]);

  // Asking again changes nothing, and makes up for a call to the docket that got lost.
  const look = useCallback(async () => {
    try {
      const path = `/api/procrastination/sessions/${sessionUuid}/decision`;
      if (isWhole(await callApi(path, textsSchema, { method: "POST" }))) revalidate();
    } catch (failure) {
      fail(failure instanceof ApiError ? FAILED : NETWORK_ERROR);
    }
  }, [sessionUuid, revalidate, fail]);

  useDecisionPoll(isGenerating, look, { nextWait: nextDecisionWait, asksHidden: isCalling, onGivenUp: giveUp });

  return {
    isGenerating,
    error,
    ask() {
      setError(null);
      setAsked(true);
    },
  };
}
