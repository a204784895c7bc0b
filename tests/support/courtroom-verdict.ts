import { runDurableObjectAlarm } from "cloudflare:test";
import { expect } from "vitest";
import { DAY_MS, travel } from "./clock";
import type { Court } from "./court";
import { anArgument } from "./court-in-session";
import { docketOf, nextLookAt, verdictsOf } from "./docket";
import { eventually } from "./eventually";
import type { Party } from "./socket";
import { storedRows } from "./stored";

export const ring = (courtroomUuid: string) => runDurableObjectAlarm(docketOf(courtroomUuid));
export const statusOf = async (courtroomUuid: string) =>
  (await storedRows("select status from cases where uuid = ?", courtroomUuid))[0]?.status;

/** An argued courtroom, retired, with a clock that stands still tomorrow: the docket rings when the test says so. */
export async function aRetiredCourt(court: Court) {
  const argument = await anArgument(court);
  travel(DAY_MS / 2);
  argument.robin.askForDecision();
  argument.sam.askForDecision();
  for (const party of [argument.robin, argument.sam]) {
    expect(await party.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
  }
  await eventually(async () => expect(await nextLookAt(argument.courtroomUuid)).toBe(Date.now()));
  return argument;
}

/** Everybody hears of the verdict, once and the same, and it is what the database holds. */
export async function expectOneVerdict(courtroomUuid: string, parties: Party[]) {
  const announced = await Promise.all(parties.map((party) => party.next("VERDICT_GENERATED")));
  for (const party of parties) {
    const { courtroom, isGenerating } = await party.catchUp();
    expect(courtroom).toMatchObject({ ...announced[0], status: "settled" });
    expect(isGenerating).toBe(false);
    expect(party.untaken.filter(({ type }) => type === "VERDICT_GENERATED")).toEqual([]);
  }
  expect(new Set(announced.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
  expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
  expect(await statusOf(courtroomUuid)).toBe("settled");
}
