import * as v from "valibot";
import { invitationLink } from "~/domain/invitation/invitation";
import { callApi } from "./api";

const tokenSchema = v.object({ token: v.string() });

/** The invite link of a suit, asked for when it is needed. Throws when the server refuses or the line is down. */
export async function fetchInvitationLink(siteOrigin: string, suitUuid: string): Promise<string> {
  const { token } = await callApi(`/api/pettysuits/${suitUuid}/invitation`, tokenSchema);
  return invitationLink(siteOrigin, token);
}
