import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { caseCall } from "~/browser/case-call";
import { announceCopy } from "~/browser/clipboard";
import { shareOrCopy } from "~/browser/share";
import { showToast, type ToastInput } from "~/browser/toast";
import { fetchInvitationLink } from "~/components/invitation/invitation-link";
import { type CaseRef, casePath } from "~/domain/case/case-ref";
import { TOLD_BY } from "~/domain/docket/nudge";
import { PRODUCT_NAME } from "~/domain/product";

const nudgedSchema = v.object({ notified: v.picklist(TOLD_BY) });

const SENT = { title: "Nudge sent!", description: "Your opponent has been notified." };
const NOTED = { title: "A notice waits for them.", description: "It waits under their bell." };

/** Nudges the other party of a case, who has sat down, and says what really happened. Never throws. */
export async function nudgeOpponent(filed: CaseRef, siteOrigin: string): Promise<void> {
  try {
    // A notice alone lies in wait until they look: the link reaches them anywhere.
    const told = await nudge(filed);
    if (told === SENT) showToast(SENT);
    else await shareLink(siteOrigin, filed, told);
  } catch (error) {
    const sentence = error instanceof ApiError ? error.sentence : null;
    showToast({ title: "Unable to nudge", description: sentence ?? "Please try again later.", tone: "error" });
  }
}

/** Gives how they were told: also where that was hours ago, and it is too soon for another nudge. */
async function nudge(filed: CaseRef): Promise<ToastInput> {
  try {
    const { notified } = await callApi(`${caseCall(filed)}/nudge`, nudgedSchema, { method: "POST", body: {} });
    return notified === "push" ? SENT : NOTED;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429 || error.sentence === null) throw error;
    return { title: "Nudged already.", description: error.sentence };
  }
}

/** By the device's share sheet, or the clipboard; beside it stands what was told before. */
async function shareLink(siteOrigin: string, filed: CaseRef, told: ToastInput): Promise<void> {
  const url = await linkTo(filed, siteOrigin);
  const text = "The court is waiting for your side of the story.";
  const result = await shareOrCopy({ title: PRODUCT_NAME, text, url });
  // What came too soon was no nudge, whatever became of the link.
  if (result === "shared") showToast(told === NOTED ? SENT : told);
  else if (result === "dismissed") showToast(told);
  else announceCopy(result, { ...told, title: "Link copied!" });
}

/** A courtroom is nudged in by its own address: whoever has sat down there needs no invitation. */
async function linkTo(filed: CaseRef, siteOrigin: string): Promise<string> {
  if (filed.kind === "pettysuit") return fetchInvitationLink(siteOrigin, filed.uuid);
  return `${siteOrigin}${casePath(filed)}`;
}
