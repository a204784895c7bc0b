import * as v from "valibot";
import { callApi } from "~/browser/api";
import { turnPushOn } from "~/browser/push/push";
import { showToast } from "~/browser/toast";
import { TOLD_BY, type ToldBy } from "~/domain/docket/nudge";

const WORDS: Record<ToldBy, string> = {
  push: "A notification comes the moment the judge has ruled.",
  mail: "A mail comes the moment the judge has ruled.",
  notice: "Leave this page open, or look under the bell: it will be there.",
};

/** Asks the court to tell a party when there is a ruling, by push where they allow it. Never throws. */
export async function notifyWhenReady(suitUuid: string, userUuid: string): Promise<void> {
  try {
    await turnPushOn(userUuid);
    const path = `/api/pettysuits/${suitUuid}/notify`;
    const { told } = await callApi(path, v.object({ told: v.picklist(TOLD_BY) }), { method: "POST", body: {} });
    showToast({ title: "The court will call you.", description: WORDS[told] });
  } catch {
    showToast({ title: "Error", description: "The court could not note that. Please try again.", tone: "error" });
  }
}
