import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import { isKnownTo, markAsKnown } from "~/server/account/browser-mark.server";
import { requireCsrfToken, signCsrfToken } from "~/server/account/csrf-token.server";
import { type Secret, sign } from "~/server/crypto.server";
import { altchaHumanCheck } from "~/server/human-check/altcha.server";
import { createCardToken, verifyCardToken } from "~/server/verdict/card-token.server";

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
});
