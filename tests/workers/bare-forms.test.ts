import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { uuidSchema } from "~/domain/case/case-ref";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { createBareFormService } from "~/server/account/bare-form.server";
import type { Visitor } from "~/server/account/visitor.server";
import { newUsername } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const stranger: Visitor = { token: null, tokenHash: null, rollDue: false };

/** The service by a clock that the test holds, and what it has issued. */
async function openForms({ isAllowed = true } = {}) {
  const time = { now: Date.now() };
  const clock = () => time.now;
  const court = openCourt(env.DB, { clock });
  const deps = { secret: "the-secret-of-a-court-that-is-for-tests", clock, newUuid: () => crypto.randomUUID() };
  const forms = createBareFormService(deps, court.account, async () => isAllowed);
  const formToken = await forms.issueToken();
  const admit = (form: { formToken?: string; website?: string } = {}) =>
    forms.admit(stranger, { formToken, website: "", ...form }, "Robin", "Lynx");
  return { court, formToken, admit, pass: (ms: number) => (time.now += ms) };
}

describe("a form that is sent without a script", () => {
  it("makes a guest, who files and is known from then on", async () => {
    const { court, admit } = await openForms();
    const { viewer, visitor, check } = await admit();
    const filing = { creatorUuid: viewer.uuid, allegation: "He hums.", creatorDisplayName: "Robin" } as const;
    const input = { ...filing, tone: "Fun", judgePersonality: "Yoda", previewAllowed: true } as const;
    const filed = await court.filing.fileCase(visitor, "pettysuit", input, await check("create_invitation"));
    expect(filed.token).toMatch(/^[\w-]{32}$/u);
    expect(await court.account.findViewer(visitor)).toMatchObject({ uuid: viewer.uuid, displayName: "Robin" });
  });

  it("is the same guest, case and seat when it is sent twice, although the first answer was lost", async () => {
    const { court, admit } = await openForms();
    const [first, second] = await Promise.all([admit(), admit()]);
    const third = await admit();
    for (const { viewer, sessionToken } of [second, third]) {
      expect({ uuid: viewer.uuid, sessionToken }).toEqual({
        uuid: first.viewer.uuid,
        sessionToken: first.sessionToken,
      });
    }
    const taps = [first, second, third].map(async ({ visitor, viewer, check, idOf }) => {
      const content = { allegation: "He hums.", creatorDisplayName: "Robin" };
      const filing = { ...content, creatorUuid: viewer.uuid, clientId: await idOf(content), previewAllowed: true };
      const input = { ...filing, ...({ tone: "Fun", judgePersonality: "Yoda" } as const) };
      return court.filing.fileCase(visitor, "pettysuit", input, await check("create_invitation"));
    });
    expect(new Set((await Promise.all(taps)).map(({ uuid }) => uuid)).size).toBe(1);

    const { token, suitUuid } = await aFiledCase(court);
    const defendant = await openForms();
    const join = async () => {
      const { visitor, viewer, check } = await defendant.admit();
      const input = { userUuid: viewer.uuid, displayName: "Sam", recaptchaToken: await check("join_invitation") };
      return defendant.court.invitation.joinInvitation(visitor, token, input);
    };
    for (const tap of [join, join]) expect(await tap()).toEqual({ kind: "pettysuit", uuid: suitUuid });
  });

  it("gives a name to each text of its own", async () => {
    const { idOf } = await (await openForms()).admit();
    expect(v.is(uuidSchema, await idOf({ allegation: "He hums." }))).toBe(true);
    expect(await idOf({ allegation: "He hums." })).not.toBe(await idOf({ allegation: "He whistles." }));
    const other = await (await openForms()).admit();
    expect(await idOf({})).not.toBe(await other.idOf({}));
  });

  it("is no way into an account, nor into what was logged out of, nor by another form", async () => {
    const { court, admit, pass } = await openForms();
    const { viewer, visitor } = await admit();
    const other = await openForms();
    expect((await other.admit()).viewer.uuid).not.toBe(viewer.uuid);
    const account = env.DB.prepare("update users set username = ? where uuid = ?");
    await account.bind(newUsername(), viewer.uuid).run();
    expect((await court.account.findViewer(visitor))?.isAccountUser).toBe(true);
    await expect(admit()).rejects.toThrow("validate reCAPTCHA");

    const left = await openForms();
    const guest = await left.admit();
    await env.DB.prepare("delete from sessions where user_uuid = ?").bind(guest.viewer.uuid).run();
    await expect(left.admit()).rejects.toThrow("validate reCAPTCHA");
    pass(HUMAN_CHECK_LIFETIME_MS);
    await expect(admit()).rejects.toThrow("lay open for too long");
  });

  it("is taken once: no second case of other words", async () => {
    const { court, admit } = await openForms();
    const { viewer, visitor, check } = await admit();
    const input = {
      ...{ creatorUuid: viewer.uuid, allegation: "He hums.", creatorDisplayName: "", previewAllowed: true },
      ...({ tone: "Fun", judgePersonality: "Yoda" } as const),
    };
    const proof = await check("create_invitation");
    await court.filing.fileCase(visitor, "pettysuit", input, proof);
    await expect(court.filing.fileCase(visitor, "pettysuit", input, proof)).rejects.toThrow("validate reCAPTCHA");
    expect(await countStored("cases", "creator_uuid", viewer.uuid)).toBe(1);
  });

  it("is refused when it is forged, too old, filled in by a program, or one of too many", async () => {
    const { formToken, admit, pass } = await openForms();
    const forged = formToken.replace(/^\d+/u, (madeAt) => String(Number(madeAt) + 1));
    for (const form of [{ formToken: "" }, { formToken: "a.b.c" }, { formToken: forged }, { website: "x.example" }]) {
      await expect(admit(form)).rejects.toThrow("validate reCAPTCHA");
    }
    pass(HUMAN_CHECK_LIFETIME_MS);
    await expect(admit()).rejects.toThrow("lay open for too long");
    const flooded = await openForms({ isAllowed: false });
    await expect(flooded.admit()).rejects.toThrow("Order!");
  });

  it("has a token that the API does not take", async () => {
    const { court, formToken } = await openForms();
    const body = { uuid: crypto.randomUUID(), displayName: "Robin", recaptchaToken: formToken };
    await expectRefusal(await asPerson(null)("/api/users", { body }), 400, "human_check_failed");
    const { token } = await aFiledCase(court);
    const sam = await aGuest(court);
    const joining = { userUuid: sam.uuid, displayName: "", recaptchaToken: formToken };
    const answer = await asPerson(sam)(`/api/pettysuits/invitations/${token}/join`, { body: joining });
    await expectRefusal(answer, 400, "human_check_failed");
  });
});
