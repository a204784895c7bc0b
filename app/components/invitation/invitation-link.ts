import * as v from "valibot";
import { callApi } from "~/browser/api";
import { showToast } from "~/browser/toast";
import { invitationLink } from "~/domain/invitation/invitation";

const tokenSchema = v.object({ token: v.string() });

/** The token of a suit's invitation. Throws when the server refuses or the connection is down. */
export async function fetchInvitationToken(suitUuid: string): Promise<string> {
  return (await callApi(`/api/pettysuits/${suitUuid}/invitation`, tokenSchema)).token;
}

/** The invite link of a suit, asked for when it is needed. Throws like `fetchInvitationToken`. */
export async function fetchInvitationLink(siteOrigin: string, suitUuid: string): Promise<string> {
  return invitationLink(siteOrigin, await fetchInvitationToken(suitUuid));
}

/** Tells the person that the link can't be had. */
export function announceNoLink(): void {
  showToast({
    title: "Error loading invite",
    description: "Could not fetch the invite link. Please refresh later.",
    tone: "error",
  });
}
