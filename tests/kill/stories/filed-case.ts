import type { Person } from "../browser";
import { promiseRow, type World } from "../world";

export const COMPLAINTS = [
  "My roommate ate the last slice of my pizza and says that it was going stale.",
  "My neighbour hums in the lift every morning and never the whole song.",
  "My sister borrowed my umbrella in March and it is still hers.",
] as const;

const CALLS = { pettysuit: "pettysuits", courtroom: "courtrooms" } as const;

/** Files a case and lets somebody sit down. Gives its uuid. */
export async function fileAndJoin(
  world: World,
  kind: keyof typeof CALLS,
  creator: Person,
  opponent: Person,
  allegation: string = COMPLAINTS[Math.floor(world.random() * COMPLAINTS.length)] ?? "",
): Promise<string> {
  const clientId = crypto.randomUUID();
  const path = `/api/${CALLS[kind]}`;
  type Filed = { suitUuid?: string; courtroomUuid?: string };
  const { body: filed } = await creator.browser.must<Filed>(path, {
    body: { creatorUuid: creator.uuid, allegation, clientId },
  });
  const uuid = filed.suitUuid ?? filed.courtroomUuid ?? "";
  promiseRow(
    world,
    `the ${kind} that was filed`,
    "select uuid from cases where client_id = ? and kind = ?",
    [clientId, kind],
    uuid,
  );
  const { token } = (
    await creator.browser.must<{ token: string }>(`${path}/${uuid}/invitations`, {
      body: { createdByUuid: creator.uuid, recaptchaToken: await creator.browser.solve("create_invitation") },
    })
  ).body;
  promiseRow(world, "an invitation", "select token from invitations where case_uuid = ?", [uuid], token);
  await opponent.browser.must(`/api/invitations/${token}/join`, {
    body: { userUuid: opponent.uuid, recaptchaToken: await opponent.browser.solve("join_invitation") },
  });
  const told = "select count(*) from notices where case_uuid = ? and kind = 'opponent_joined' and user_uuid = ?";
  promiseRow(world, "a notice that somebody sat down", told, [uuid, creator.uuid], 1);
  return uuid;
}

/** Promises that a case was ruled on once, and that each of its parties was told so once. */
export function promiseRuling(world: World, caseUuid: string): void {
  promiseRow(world, "a verdict", "select count(*) from verdicts where case_uuid = ?", [caseUuid], 1);
  const told = "select count(*) from notices where case_uuid = ? and kind = 'verdict'";
  promiseRow(world, "notices of a verdict", told, [caseUuid], 2);
}
