import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { REFERRER_COOKIE } from "~/domain/referral/referral";
import { readVisitor, referrerCookie } from "~/server/account/visitor.server";
import { anAccount, turnOutToBe } from "../support/accounts";
import { asPerson, ORIGIN } from "../support/api-client";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { expectRefusal } from "../support/refusal";

const court = openCourt(env.DB);

/** A new person whose browser has come by somebody's link. */
async function aGuestBy(referrerUuid: string): Promise<Guest> {
  const request = new Request(ORIGIN, { headers: { Cookie: `${REFERRER_COOKIE}=${referrerUuid}` } });
  return aGuest(court, "Kim", await readVisitor(request));
}

async function cameBy(person: Guest): Promise<number> {
  const answer = await asPerson(person)(`/api/users/${person.uuid}/referrals`);
  return (await answer.json<{ came: number }>()).came;
}

describe("a person's own link", () => {
  it("leads to the front page, and a browser keeps whose it was", async () => {
    const { uuid } = await aGuest(court);
    const request = new Request(`${ORIGIN}/`, { headers: { Cookie: referrerCookie(new Request(ORIGIN), uuid) } });
    expect(await readVisitor(request)).toMatchObject({ referrer: uuid });
    const nonsense = new Request(ORIGIN, { headers: { Cookie: `${REFERRER_COOKIE}=' or 1` } });
    expect((await readVisitor(nonsense)).referrer).toBeUndefined();
  });

  it("counts whoever is new once they file or join, and each once", async () => {
    const robin = await aGuest(court);
    const [kim, sam] = [await aGuestBy(robin.uuid), await aGuestBy(robin.uuid)];
    expect(await cameBy(robin)).toBe(0);
    await aFiledCase(court, {}, kim);
    await aFiledCase(court, {}, kim);
    expect(await cameBy(robin)).toBe(1);
    const { token } = await aFiledCase(court);
    const input = { userUuid: sam.uuid, displayName: "", recaptchaToken: "open" };
    await court.invitation.joinInvitation(sam.visitor(), token, input);
    expect(await cameBy(robin)).toBe(2);
  });

  it("counts for nobody where nobody has it", async () => {
    const kim = await aGuestBy(crypto.randomUUID());
    await aFiledCase(court, {}, kim);
    expect(await cameBy(kim)).toBe(0);
  });

  it("counts for the account that a guest turned out to be, before and after", async () => {
    const [account, guest] = [await anAccount(court), await aGuest(court)];
    await aFiledCase(court, {}, await aGuestBy(guest.uuid));
    const me = await turnOutToBe(account, guest);
    expect(await cameBy(me)).toBe(1);
    await aFiledCase(court, {}, await aGuestBy(guest.uuid));
    expect(await cameBy(me)).toBe(2);
  });

  it("is forgotten with whoever leaves, on both sides", async () => {
    const robin = await aGuest(court);
    const kim = await aGuestBy(robin.uuid);
    await aFiledCase(court, {}, kim);
    expect((await leave(kim)).status).toBeLessThan(300);
    expect(await cameBy(robin)).toBe(0);
    const sam = await aGuestBy(robin.uuid);
    expect((await leave(robin)).status).toBeLessThan(300);
    const { results } = await env.DB.prepare("select referred_by_uuid from users where uuid in (?, ?)")
      .bind(kim.uuid, sam.uuid)
      .all();
    expect(results).toEqual([{ referred_by_uuid: null }, { referred_by_uuid: null }]);
  });

  it("is told to its person alone", async () => {
    const [robin, kim] = [await aGuest(court), await aGuest(court)];
    await expectRefusal(await asPerson(kim)(`/api/users/${robin.uuid}/referrals`), 403, "not_yours");
    expect(await court.referrals.findOwn({ token: null, tokenHash: null, rollDue: false })).toBeNull();
    expect(await court.referrals.findOwn(robin.visitor())).toEqual({ path: `/r/${robin.uuid}`, came: 0 });
  });
});
