import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { createBareFormService } from "~/server/account/bare-form.server";
import type { Visitor } from "~/server/account/visitor.server";
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

  it("is taken once: no second guest, no second case", async () => {
    const { court, admit } = await openForms();
    const { viewer, visitor, check } = await admit();
    const input = {
      ...{ creatorUuid: viewer.uuid, allegation: "He hums.", creatorDisplayName: "", previewAllowed: true },
      ...({ tone: "Fun", judgePersonality: "Yoda" } as const),
    };
    const proof = await check("create_invitation");
    await court.filing.fileCase(visitor, "pettysuit", input, proof);
    await expect(court.filing.fileCase(visitor, "pettysuit", input, proof)).rejects.toThrow("validate reCAPTCHA");
    await expect(admit()).rejects.toThrow("validate reCAPTCHA");
    expect(await countStored("cases", "creator_uuid", viewer.uuid)).toBe(1);
  });

  it("is refused when it is forged, too old, filled in by a program, or one of too many", async () => {
    const { formToken, admit, pass } = await openForms();
    const forged = formToken.replace(/^\d+/u, (madeAt) => String(Number(madeAt) + 1));
    for (const form of [{ formToken: "" }, { formToken: "a.b.c" }, { formToken: forged }, { website: "x.example" }]) {
      await expect(admit(form)).rejects.toThrow("validate reCAPTCHA");
    }
    pass(HUMAN_CHECK_LIFETIME_MS);
    await expect(admit()).rejects.toThrow("validate reCAPTCHA");
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
