import { logOut } from "./account-calls";
import { ApiError } from "./api";
import { tellOtherTabs } from "./auth-channel";
import { showToast } from "./use-toast";

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
  window.location.reload();
}

/** Drafts included: the next person at this device is not to read them. */
function forgetEverything(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // What can't be reached has nothing of ours.
    }
  }
  tellOtherTabs({ type: "LOGGED_OUT" });
}
