import { ApiError } from "~/browser/api";
import { forgetEverything } from "~/browser/storage/forget";
import { showToast } from "~/browser/toast";
import { logOut } from "../account-calls";
import { tellOtherTabs } from "./auth-channel";
import { raiseLoggedInFlag } from "./logged-in-flag";

/** Ends this browser's session and loads the page anew, as nobody's. Says so where it can't. */
export async function logOutHere(): Promise<void> {
  try {
    await logOut();
  } catch (error) {
    // Whoever is signed out already, by another device perhaps, has what they want.
    const isOut = error instanceof ApiError && error.status === 401;
    if (!isOut) {
      showToast({ title: "Error", description: "You could not be logged out. Please try again.", tone: "error" });
      return;
    }
  }
  forgetEverything();
  tellOtherTabs({ type: "LOGGED_OUT" });
  raiseLoggedInFlag("out");
  window.location.reload();
}

/**
 * The person of this browser was erased: forgets them in every tab and leads to the front page, in place of a page that
 * was theirs. Never settles, so that what called it stays busy until the page is gone.
 */
export function leaveForGood(): Promise<never> {
  forgetEverything();
  tellOtherTabs({ type: "ACCOUNT_DELETED" });
  raiseLoggedInFlag("gone");
  return goHome();
}

/** Loads the front page in place of this one, which is not to be come back to. Never settles. */
export function goHome(): Promise<never> {
  window.location.replace("/");
  return new Promise(() => undefined);
}
