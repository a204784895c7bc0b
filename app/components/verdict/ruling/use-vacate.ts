import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { caseCall } from "~/browser/case-call";
import type { CaseRef } from "~/domain/case/case-ref";

const doneSchema = v.object({ success: v.literal(true) });

/** Sets a default judgment aside and reads the page again, which then shows an open case. */
export function useVacate(filed: CaseRef, userUuid: string) {
  const { revalidate } = useRevalidator();
  const [isVacating, setVacating] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function vacate(): Promise<void> {
    if (isVacating) return;
    setVacating(true);
    setError(null);
    try {
      await callApi(`${caseCall(filed)}/vacate`, doneSchema, { method: "POST", body: { userUuid } });
      revalidate();
    } catch (refused) {
      setVacating(false);
      const sentence = refused instanceof ApiError ? refused.sentence : null;
      setError(sentence ?? "The court could not be reached. Please try again.");
    }
  }

  return { vacate, isVacating, error };
}
