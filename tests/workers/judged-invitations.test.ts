import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { REMINDED_AFTER_MS } from "~/domain/docket/reminders";
import { asPerson } from "../support/api-client";
import { openCourt, silentDocket } from "../support/court";
import {
  caseRow,
  courtroomRef,
  goTo,
  joinLate,
  ruleWhenTimeIsUp,
  suitRef,
  vacatedRows,
} from "../support/default-judgments";
import { nextLookAt, verdictsOf } from "../support/docket";
import { aCourtroom, aFiledCase, aGuest, answerAll } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { enter } from "../support/socket";

/** A court whose docket hears nothing: its cases wait for the real object. */
const court = openCourt(env.DB, { docket: silentDocket });

/** Robin has answered, nobody ever joined. */
async function aSuitThatNobodyJoined() {
  const filed = await aFiledCase(court);
  await answerAll(court, filed, filed.creator, ["yes"]);
  await ruleWhenTimeIsUp(suitRef(filed));
  return { ...filed, ref: suitRef(filed), sam: await aGuest(court, "Sam") };
}

describe("the invitation of a case that was judged in absence", () => {
  it("shows the judgment's headline and nothing else of it", async () => {
    const { token, sam } = await aSuitThatNobodyJoined();
    const view = await openServices().services.invitation.openInvitation(sam.visitor(), token);
    expect(view).toMatchObject({ state: "open", judgment: { headline: "Robin, by default" } });
    expect(JSON.stringify(view)).not.toMatch(/rationale|punishment|blame|Party [AB]/u);
    expect((await asPerson(sam)(`/api/invitations/${token}/meta`)).status).toBe(200);
  });

  it("joins and sets aside with one button, with a new 24 hours", async () => {
    const { token, sam, ref } = await aSuitThatNobodyJoined();
    await goTo(ref, JUDGED_AFTER_MS + 3_600_000);
    const response = await joinLate(token, sam);
    expect(response.status).toBe(200);
    expect(response.headers.get("Server-Timing")).toMatch(/db;dur=\d+;desc="2"/u);
    expect(await caseRow(ref)).toMatchObject({
      status: "active",
      opponent_uuid: sam.uuid,
      opponent_display_name: "Sam the Late",
      opponent_vacated_at: Date.now(),
      round: 2,
    });
    expect(await verdictsOf(ref.uuid)).toEqual([]);
    expect(await vacatedRows(ref)).toHaveLength(1);
    expect(await nextLookAt(ref.uuid)).toBe(Date.now() + REMINDED_AFTER_MS[0]);
  });

  it("does so for a courtroom too, whose plaintiff sees it at once", async () => {
    const opened = await aCourtroom(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    await ruleWhenTimeIsUp(courtroomRef(opened));
    await robin.next("VERDICT_GENERATED");
    const sam = await aGuest(court, "Sam");
    expect((await joinLate(opened.token, sam)).status).toBe(200);
    expect((await robin.next("COURTROOM_UPDATED")).courtroom).toMatchObject({
      status: "active",
      round: 2,
      opponent: { displayName: "Sam the Late" },
    });
    const back = await enter(opened.creator, opened.courtroomUuid);
    back.say("There you are.");
    expect((await back.next("NEW_MESSAGE")).number).toBe(1);
  });

  it("gives the seat to one of many who come late", async () => {
    const { token, ref } = await aSuitThatNobodyJoined();
    const people = await Promise.all(["Ann", "Ben", "Cem"].map((name) => aGuest(court, name)));
    const answers = await Promise.all(people.map((person) => joinLate(token, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await caseRow(ref)).toMatchObject({ round: 2 });
    expect(await vacatedRows(ref)).toHaveLength(1);
  });

  it("works for whoever pressed the button before the judgment and arrives after it", async () => {
    const filed = await aFiledCase(court);
    await answerAll(court, filed, filed.creator, ["yes"]);
    const sam = await aGuest(court, "Sam");
    const { services } = openServices();
    expect(await services.invitation.openInvitation(sam.visitor(), filed.token)).toMatchObject({ judgment: null });
    await ruleWhenTimeIsUp(suitRef(filed));
    expect((await joinLate(filed.token, sam)).status).toBe(200);
    expect(await caseRow(suitRef(filed))).toMatchObject({ status: "active", round: 2 });
  });

  it("is the friendly page of an expired one after seven days", async () => {
    const { token, sam, ref } = await aSuitThatNobodyJoined();
    await goTo(ref, JUDGED_AFTER_MS + VACATABLE_MS - 1);
    expect((await asPerson(sam)(`/api/invitations/${token}/meta`)).status).toBe(200);
    await goTo(ref, JUDGED_AFTER_MS + VACATABLE_MS);
    await expectRefusal(await asPerson(sam)(`/api/invitations/${token}/meta`), 410, "expired");
    await expectRefusal(await joinLate(token, sam), 410, "expired");
  });
});
