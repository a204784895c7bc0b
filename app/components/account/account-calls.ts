import * as v from "valibot";
import { callApi, fetchApi } from "~/browser/api";
import { viewerSchema } from "~/browser/person/known-person";
import type { ProfileInput } from "~/domain/account/profile-input";
import { type SessionView, sessionViewSchema } from "~/domain/account/session";
import type { Viewer } from "~/domain/account/user";
import { adsWantedSchema } from "~/domain/ad/ad-input";

/** The account's calls, as the browser makes them. Each throws as `callApi` does. */

const doneSchema = v.object({ success: v.literal(true) });

/** Has a code mailed. Says whether the address is an account's. */
export async function requestCode(email: string): Promise<{ isAccountUser: boolean }> {
  return callApi("/api/auth/request-code", v.object({ isAccountUser: v.boolean() }), {
    method: "POST",
    body: { email },
  });
}

/** Logs in with the code that was mailed. `sessionUuid` is the person that this browser has been so far. */
export async function verifyCode(login: { email: string; code: string; sessionUuid: string }): Promise<Viewer> {
  return callApi("/api/auth/verify-code", viewerSchema, { method: "POST", body: login });
}

interface NewAccount {
  username: string;
  displayName?: string;
  avatarUrl: string | null;
  uuid?: string;
  /** With the code: where the address is not verified yet. */
  email?: string;
  code?: string;
}

export async function createAccount(account: NewAccount): Promise<Viewer> {
  return callApi("/api/auth/create-account", viewerSchema, { method: "POST", body: account });
}

/** Has a code mailed to the new address. */
export async function requestEmailChange(email: string): Promise<void> {
  const _csrf = await fetchCsrfToken();
  await callApi("/api/auth/request-email-change", doneSchema, { method: "POST", body: { email, _csrf } });
}

interface EmailChange {
  email: string;
  code: string;
  currentEmail: string;
  currentCode: string;
}

/** Makes the new address the account's, with the codes that were mailed to it and to the one of today. */
export async function changeEmail(change: EmailChange): Promise<Viewer> {
  const _csrf = await fetchCsrfToken();
  return callApi("/api/auth/change-email", viewerSchema, { method: "POST", body: { ...change, _csrf } });
}

/** Gives this browser's person another name and picture. */
export async function changeProfile(profile: ProfileInput): Promise<Viewer> {
  return callApi("/api/auth/profile", viewerSchema, { method: "POST", body: profile });
}

/** The person's sessions, this browser's among them. */
export async function listSessions(): Promise<SessionView[]> {
  return callApi("/api/auth/sessions", v.array(sessionViewSchema));
}

export async function endSession(id: string): Promise<void> {
  await callApi(`/api/auth/sessions/${id}`, doneSchema, { method: "DELETE", csrfToken: await fetchCsrfToken() });
}

/** Ends all sessions of the person but this one. */
export async function endOtherSessions(): Promise<void> {
  await callApi("/api/auth/sessions", doneSchema, { method: "DELETE", csrfToken: await fetchCsrfToken() });
}

/** Ends this browser's session. */
export async function logOut(): Promise<void> {
  await callApi("/api/auth/logout", doneSchema, { method: "POST", csrfToken: await fetchCsrfToken() });
}

/** Erases the session's person from the court, for good. */
export async function deleteAccount(csrfToken: string): Promise<void> {
  await callApi("/api/auth/delete-account", doneSchema, { method: "DELETE", csrfToken });
}

/** Everything that the court keeps of the session's person, as a file of JSON. */
export async function fetchMyData(): Promise<Blob> {
  const text = await fetchApi("/api/account/data", { csrfToken: await fetchCsrfToken() });
  return new Blob([text], { type: "application/json" });
}

/** Whether sponsored cards are dealt to the session's person from now on. */
export async function setAdsWanted(adsWanted: boolean): Promise<void> {
  await callApi("/api/ads/wanted", adsWantedSchema, { method: "POST", body: { adsWanted } });
}

/** A token of this session, for the actions that ask for one (docs/rules.md#requests-from-other-sites). */
export async function fetchCsrfToken(): Promise<string> {
  const { csrfToken } = await callApi("/api/auth/csrf", v.object({ csrfToken: v.string() }));
  return csrfToken;
}
