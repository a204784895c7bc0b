import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { caseCall } from "~/browser/case-call";
import { turnPushOn } from "~/browser/push/push";
import { showToast } from "~/browser/toast";
import type { CaseRef } from "~/domain/case/case-ref";
import { TOLD_BY, type ToldBy } from "~/domain/docket/nudge";

const WORDS: Record<ToldBy, string> = {
  push: "A notification comes the moment the judge has ruled.",
  mail: "A mail comes the moment the judge has ruled.",
  notice: "Leave this page open, or look under the bell: it will be there.",
};

/** Asks the court to tell a party when there is a ruling, by push where they allow it. Never throws. */
export async function notifyWhenReady(filed: CaseRef, userUuid: string): Promise<void> {
  // A browser that can't be pushed to costs the push alone: there are mail, bell and page.
  await turnPushOn(userUuid).catch(() => undefined);
  try {
    const told = v.object({ told: v.picklist(TOLD_BY) });
    const answer = await callApi(`${caseCall(filed)}/notify`, told, { method: "POST", body: {} });
    showToast({ title: "The court will call you.", description: WORDS[answer.told] });
  } catch (error) {
    if (error instanceof ApiError && error.code === "already_settled") showToast({ title: "The judge has ruled." });
    else showToast({ title: "Error", description: "The court could not note that. Please try again.", tone: "error" });
  }
}
