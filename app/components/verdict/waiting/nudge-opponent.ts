import * as v from "valibot";
import { callApi } from "~/browser/api";
import { announceCopy } from "~/browser/clipboard";
import { shareOrCopy } from "~/browser/share";
import { showToast } from "~/browser/toast";
import { fetchInvitationLink } from "~/components/invitation/invitation-link";
import { TOLD_BY, type ToldBy } from "~/domain/docket/nudge";
import { PRODUCT_NAME } from "~/domain/product";

const nudgedSchema = v.object({ notified: v.picklist(TOLD_BY) });

/** Nudges the other party of a suit, and says what really happened. Never throws. */
export async function nudgeOpponent(siteOrigin: string, suitUuid: string, hasOpponent: boolean): Promise<void> {
  try {
    // A notice alone lies in wait until they look, and who has not come gets none: the link reaches them anywhere.
    if (hasOpponent && (await nudge(suitUuid)) === "push") announceNudged();
    else await shareLink(siteOrigin, suitUuid);
  } catch {
    showToast({ title: "Unable to nudge", description: "Please try again later.", tone: "error" });
  }
}

/** Gives how they were told. */
async function nudge(suitUuid: string): Promise<ToldBy> {
  const path = `/api/pettysuits/${suitUuid}/nudge`;
  return (await callApi(path, nudgedSchema, { method: "POST", body: {} })).notified;
}

/** By the device's share sheet, or the clipboard. */
async function shareLink(siteOrigin: string, suitUuid: string): Promise<void> {
  const url = await fetchInvitationLink(siteOrigin, suitUuid);
  const text = "The court is waiting for your side of the story.";
  const result = await shareOrCopy({ title: PRODUCT_NAME, text, url });
  if (result === "shared") announceNudged();
  else if (result !== "dismissed") announceCopy(result, { title: "Link copied!" });
}

function announceNudged(): void {
  showToast({ title: "Nudge sent!", description: "Your opponent has been notified." });
}
