import { ApiError, callApi } from "~/browser/api";
import { solveHumanCheck } from "~/browser/human-check/human-check";
import type { Viewer } from "~/domain/account/user";
import { rememberPerson, viewerSchema } from "./known-person";

/** The guest being made, or made since this page was loaded: two taps are one person. */
let guest: Promise<Viewer> | null = null;

/**
 * The person of this browser: the loader's viewer, or a guest made now, remembered either way. Throws `ApiError`
 * when the server refuses, `HumanCheckError` when the check can't be passed.
 */
export async function ensureGuest(viewer: Viewer | null, displayName: string): Promise<Viewer> {
  if (viewer !== null) return remember(viewer);
  guest ??= createGuest(displayName).catch((error: unknown) => {
    guest = null;
    throw error;
  });
  return remember(await guest);
}

async function createGuest(displayName: string): Promise<Viewer> {
  const recaptchaToken = await solveHumanCheck("create_user");
  try {
    return await callApi("/api/users", viewerSchema, {
      method: "POST",
      body: { uuid: crypto.randomUUID(), displayName, recaptchaToken },
    });
  } catch (error) {
    // Another tab has made this browser's guest in the meantime: that is who we are.
    if (error instanceof ApiError && error.status === 403) return callApi("/api/auth/me", viewerSchema);
    throw error;
  }
}

function remember(viewer: Viewer): Viewer {
  rememberPerson(viewer);
  return viewer;
}
