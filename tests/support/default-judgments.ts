import { runDurableObjectAlarm } from "cloudflare:test";
import { expect } from "vitest";
import type { CaseRef } from "~/domain/case/case-ref";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { asPerson, solveHumanCheck } from "./api-client";
import { travelTo } from "./clock";
import type { Court } from "./court";
import { docketOf, nextLookAt, verdictsOf } from "./docket";
import { aJoinedCase, answerAll, type Guest, type JoinedCase } from "./factories";
import { storedRows } from "./stored";

export const suitRef = ({ suitUuid }: { suitUuid: string }): CaseRef => ({ kind: "pettysuit", uuid: suitUuid });
export const courtroomRef = ({ courtroomUuid }: { courtroomUuid: string }): CaseRef => ({
  kind: "courtroom",
  uuid: courtroomUuid,
});

/** A case as the database holds it. */
export async function caseRow({ uuid }: CaseRef) {
  const [row] = await storedRows("select * from cases where uuid = ?", uuid);
  if (row === undefined) throw new Error("there is no such case");
  return row;
}

/** That the docket has nothing more to do about a decided case but to archive what was testified. */
export async function expectOnlyArchiving(filed: CaseRef): Promise<void> {
  const [verdict] = await verdictsOf(filed.uuid);
  expect(await nextLookAt(filed.uuid)).toBe(Number(verdict?.created_at) + VACATABLE_MS);
}

export const vacatedRows = ({ uuid }: CaseRef) =>
  storedRows("select * from vacated_verdicts where case_uuid = ? order by round", uuid);

/** Sets the clock to so long after the case was last opened; it stands still until the test ends. */
export async function goTo(filed: CaseRef, afterOpeningMs: number): Promise<void> {
  const { created_at, creator_vacated_at, opponent_vacated_at } = await caseRow(filed);
  const opened = Math.max(...[created_at, creator_vacated_at, opponent_vacated_at].map(Number));
  travelTo(opened + afterOpeningMs);
}

/** The docket is told of the deadline and rings when it is over. Gives the one verdict. */
export async function ruleWhenTimeIsUp(filed: CaseRef) {
  await goTo(filed, JUDGED_AFTER_MS);
  await docketOf(filed.uuid).scheduleLook(filed, Date.now());
  await runDurableObjectAlarm(docketOf(filed.uuid));
  const [verdict, ...others] = await verdictsOf(filed.uuid);
  expect(others).toEqual([]);
  if (verdict === undefined) throw new Error("the docket has not ruled");
  return verdict;
}

/** A suit that only its plaintiff has answered, a bit of, and that was judged when its time was up. */
export async function aSuitJudgedByDefault(court: Court): Promise<JoinedCase> {
  const joined = await aJoinedCase(court);
  await answerAll(court, joined, joined.creator, ["yes"]);
  await ruleWhenTimeIsUp(suitRef(joined));
  return joined;
}

/** Sets a judgment aside through the API. */
export function vacate({ kind, uuid }: CaseRef, person: Guest | null, userUuid = person?.uuid ?? crypto.randomUUID()) {
  return asPerson(person)(`/api/${kind}s/${uuid}/vacate`, { body: { userUuid } });
}

/** Comes by the link of a case, which may have been judged by then, through the API. */
export async function joinLate(token: string, person: Guest) {
  const recaptchaToken = await solveHumanCheck("join_invitation");
  return asPerson(person)(`/api/invitations/${token}/join`, {
    body: { userUuid: person.uuid, displayName: "Sam the Late", recaptchaToken },
  });
}
