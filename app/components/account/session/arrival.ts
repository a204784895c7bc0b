import * as v from "valibot";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { rememberPerson } from "~/browser/person/known-person";
import { forgetEverything } from "~/browser/storage/forget";
import { mergeMessageSchema } from "~/domain/account/merge-message";
import type { Viewer } from "~/domain/account/user";
import { tellOtherTabs } from "./auth-channel";
import { goHome } from "./departure";
import { type Arrival, raiseLoggedInFlag } from "./logged-in-flag";

/**
 * Somebody logged in, in this tab: tells the other tabs and loads the page anew, as theirs. Never settles, so that the
 * form that called it stays busy until the page is gone.
 */
export function arrive(viewer: Viewer, arrival: Arrival): Promise<never> {
  rememberPerson(viewer);
  tellOtherTabs({ type: "MERGE_COMPLETE", uuid: viewer.uuid });
  raiseLoggedInFlag(arrival);
  return reload();
}

/**
 * Somebody logged in or out, or was erased, in another tab: the court says who is there now, and the page is loaded
 * anew as theirs. What was being written is kept over it by its drafts, unless nobody is there any more. What is no
 * message of ours changes nothing, nor does one that comes while the connection is down.
 */
export async function heedOtherTab(message: unknown): Promise<void> {
  const parsed = v.safeParse(mergeMessageSchema, message);
  if (!parsed.success) return;
  const viewer = await fetchViewer();
  const { type } = parsed.output;
  if (type === "MERGE_COMPLETE") {
    if (viewer === null) return;
    raiseLoggedInFlag("back");
  }
  // Each tab has a memory of its own beside the one that they share.
  if (viewer === null) forgetEverything();
  if (viewer === null && type === "LOGGED_OUT") raiseLoggedInFlag("out");
  // Somebody who is erased has no case left that this page could show.
  await (type === "ACCOUNT_DELETED" ? goHome() : reload());
}

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
