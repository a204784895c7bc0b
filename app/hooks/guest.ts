import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { ApiError, callApi } from "./api";
import { solveHumanCheck } from "./human-check";

const viewerSchema = v.object({
  uuid: v.string(),
  displayName: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isAccountUser: v.boolean(),
});

/** The guest being made, or made since this page was loaded: two taps are one person. */
let guest: Promise<Viewer> | null = null;

/**
 * The person of this browser: the loader's viewer, or a guest made now. Remembers it under the keys `user` and `userUuid`,
 * which are a cache and prove nothing (R1). Throws `ApiError` when the server refuses,
 * `HumanCheckError` when the check can't be passed.
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
  try {
    localStorage.setItem("user", JSON.stringify(viewer));
    localStorage.setItem("userUuid", viewer.uuid);
  } catch {
    // Storage can be full or forbidden; the session cookie is what counts.
  }
  return viewer;
}
