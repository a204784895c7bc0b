import { env } from "cloudflare:workers";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import type { Mail } from "~/domain/mail/mail";
import { isKnownTo, markAsKnown } from "~/server/account/browser-mark.server";
import { requireCsrfToken, signCsrfToken } from "~/server/account/csrf-token.server";
import type { Visitor } from "~/server/account/visitor.server";
import { readSeatTicket, writeSeatTicket } from "~/server/courtroom/seat-ticket.server";
import { type Secret, sign } from "~/server/crypto.server";
import { altchaHumanCheck } from "~/server/human-check/altcha.server";
import { createCardToken, verifyCardToken } from "~/server/verdict/card-token.server";
import { newAddress } from "../support/api-client";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest } from "../support/factories";
import { newEmail, wrongCode } from "../support/made-up";

const [OLD, NEW] = ["the-secret-that-was-until-a-moment-ago", "the-secret-that-the-court-has-from-now"];
const clock = () => Date.now();
const newVisitor = () => ({ token: null, tokenHash: "a".repeat(64), rollDue: false });

/** Everything that is signed and handed out: gives what looks at it again, which fails where it does not hold. */
const OPEN_THINGS: Record<string, (signer: Secret) => Promise<(reader: Secret) => Promise<unknown>>> = {
  "a form's CSRF token": async (signer) => {
    const csrfToken = await signCsrfToken(signer, newVisitor());
    return (reader) => requireCsrfToken(reader, newVisitor(), csrfToken);
  },
  "a link to a card": async (signer) => {
    const token = await createCardToken({ secret: signer, clock }, { caseUuid: "case", round: 1 });
    return (reader) => verifyCardToken({ secret: reader, clock }, "case", token);
  },
  "a ticket to a courtroom": async (signer) => {
    const to = { courtroomUuid: "courtroom", tokenHash: "a".repeat(64) };
    const held = { userUuid: crypto.randomUUID(), loginId: "login", round: 1 };
    const ticket = await writeSeatTicket(signer, to, held, clock());
    return async (reader) => {
      if ((await readSeatTicket(reader, to, ticket, clock())) === null) throw new Error("turned away");
    };
  },
  "a known browser's mark": async (signer) => {
    const visitor = newVisitor();
    await markAsKnown(signer, visitor, "robin@court.example");
    return async (reader) => {
      if (!(await isKnownTo(reader, visitor, "robin@court.example"))) throw new Error("unknown");
    };
  },
  "a solved human check": async (signer) => {
    const asked = await altchaHumanCheck(signer, clock).createChallenge("create_user");
    if (asked.kind !== "altcha") throw new Error("a challenge of our own");
    const challenge = asked.challenge as Parameters<typeof solveChallenge>[0]["challenge"];
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = btoa(JSON.stringify({ challenge, solution }));
    return (reader) => altchaHumanCheck(reader, clock).accept(token, "create_user");
  },
};

describe("while the secret changes", () => {
  it.each(Object.keys(OPEN_THINGS))("%s holds as long as the old one is kept, and no longer", async (thing) => {
    const readAgain = await OPEN_THINGS[thing]?.(OLD);
    if (readAgain === undefined) throw new Error("nothing to read");
    await readAgain([NEW, OLD]);
    await expect(readAgain(NEW)).rejects.toThrow();
    const renewed = await OPEN_THINGS[thing]?.([NEW, OLD]);
    await renewed?.(NEW);
    await expect(renewed?.(OLD)).rejects.toThrow();
  });

  it("nothing new is signed with the old one", async () => {
    expect(await sign([NEW, OLD], "card", "text")).toBe(await sign(NEW, "card", "text"));
  });

  it("a mailed code is still good, once and no longer than the old one is kept", async () => {
    const { asked, logIn } = anAddress();
    const code = await asked(OLD);
    await expect(logIn(NEW, code)).rejects.toMatchObject({ code: "bad_code" });
    await expect(logIn([NEW, OLD], wrongCode(code))).rejects.toMatchObject({ code: "bad_code" });
    await logIn([NEW, OLD], code);
    await expect(logIn([NEW, OLD], code)).rejects.toMatchObject({ code: "bad_code" });
  });

  it("a code asked for anew takes the place of the one before, and leaves its own tries alone", async () => {
    const { asked, logIn } = anAddress();
    const before = await asked(OLD);
    const fresh = await asked([NEW, OLD]);
    await expect(logIn([NEW, OLD], before === fresh ? wrongCode(fresh) : before)).rejects.toMatchObject({
      code: "bad_code",
    });
    await logIn([NEW, OLD], fresh);
  });

  it("an address can have no more codes than otherwise", async () => {
    const { asked } = anAddress();
    for (const _code of [1, 2, 3, 4]) await asked(OLD);
    await expect(asked([NEW, OLD])).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("sessions and invitations go on, since they hang on no secret", async () => {
    const filed = await aFiledCase(openCourt(env.DB, { secret: OLD }));
    const sam = await aGuest(openCourt(env.DB, { secret: OLD }), "Sam");
    const { account, invitation } = openCourt(env.DB, { secret: NEW });
    expect(await account.getViewer(filed.creator.visitor())).toMatchObject({ uuid: filed.creator.uuid });
    const input = { userUuid: sam.uuid, displayName: "", recaptchaToken: "open" };
    await invitation.joinInvitation(sam.visitor(), filed.token, input);
  });
});

/** A browser without a session, at an address of its own. */
function anAddress() {
  const [email, network] = [newEmail(), newAddress()];
  const visitor: Visitor = { token: null, tokenHash: null, rollDue: false };
  return {
    /** Asks for a code, and reads it in the mail. */
    async asked(secret: Secret): Promise<string> {
      const sent: Mail[] = [];
      const { login } = openCourt(env.DB, { secret, mailer: { send: async (mail) => void sent.push(mail) } });
      await login.requestCode(visitor, email, network);
      return sent[0]?.subject.slice(0, 6) ?? "";
    },
    /** Shows a code, as somebody who came with a guest. */
    async logIn(secret: Secret, code: string) {
      const court = openCourt(env.DB, { secret });
      const guest = await aGuest(court);
      return court.login.verifyCode(
        { ...guest.visitor(), browserMark: visitor.browserMark },
        { email, code, sessionUuid: guest.uuid },
        "Here",
      );
    },
  };
}
