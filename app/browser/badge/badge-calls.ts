import * as v from "valibot";
import { type EarnedBadge, earnedBadgeSchema, unlockedBadgeSchema } from "~/domain/badge/earned-badge";
import { callApi } from "../api";
import { recallPerson } from "../person/known-person";
import { announceBadges } from "./announced-badges";

const unlockedAnswer = v.object({ earnedBadges: v.array(unlockedBadgeSchema) });

/** The badges that a person has, in the order in which they got them. Throws as `callApi`. */
export function fetchBadges(userUuid: string): Promise<EarnedBadge[]> {
  return callApi(`/api/badges/user/${userUuid}`, v.array(earnedBadgeSchema));
}

/** Announces the next badge that this browser's person was not shown: the court gives each once. Never throws. */
export function announceUnseenBadge(): Promise<void> {
  return announceFrom("/api/badges/unseen");
}

/** Tells the court that this browser's person has sent their invitations; announces what comes of it. Never throws. */
export async function tellInvitesSent(): Promise<void> {
  const person = recallPerson();
  if (person !== null) await announceFrom("/api/stats/increment", { category: "invitesSent", userUuid: person.uuid });
}

async function announceFrom(path: string, body?: object): Promise<void> {
  try {
    const call = { method: "POST", keepalive: true, ...(body === undefined ? {} : { body }) } as const;
    announceBadges((await callApi(path, unlockedAnswer, call)).earnedBadges);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: A badge can wait. The specification wants a warning, no more.
    console.warn(error);
  }
}
