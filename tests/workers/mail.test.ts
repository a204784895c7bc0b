import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isAppError } from "~/domain/app-error";
import { addressChangedLetter, addressTakenLetter, codeLetter } from "~/domain/mail/letters";
import type { Mail } from "~/domain/mail/mail";
import { parseSettings } from "~/server/env.server";
import { cloudflareMail } from "~/server/mail/cloudflare-mail.server";
import { composeMail } from "~/server/mail/compose-mail.server";
import { httpMail } from "~/server/mail/http-mail.server";
import { localMailbox } from "~/server/mail/local-mailbox.server";
import { newAddress } from "../support/api-client";
import { expectFaults, loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { newEmail } from "../support/made-up";

const mail: Mail = codeLetter("robin@court.example", "123456");
const nobody = () => ({ token: null, tokenHash: null, rollDue: false });

function bucket(): R2Bucket {
  if (env.MAILBOX === undefined) throw new Error("the test Worker has no mailbox");
  return env.MAILBOX;
}

describe("a letter", () => {
  const letters = [mail, addressTakenLetter("robin@court.example"), addressChangedLetter("robin@court.example")];

  it("with a code has it in its subject, its text and its HTML", () => {
    expect(mail.subject).toBe("123456 is your Pettifog code");
    expect(mail.text).toContain("123456");
    expect(mail.html).toContain("123456");
  });

  it.each(letters)("loads nothing from anywhere and links nowhere: $subject", ({ html }) => {
    expect(html).not.toMatch(/https?:|src=|href=|url\(|<script|<img|<link|<form/iu);
  });

  it.each(letters)("says the same in both bodies: $subject", ({ text, html }) => {
    for (const paragraph of text.split("\n\n")) expect(html).toContain(paragraph);
  });
});

describe("a provider over HTTP", () => {
  const settings = { url: "https://mail.example/emails", key: "the-key", from: "court@pettifog.example" };

  it("gets one POST in the form that Resend takes", async () => {
    const sent: Request[] = [];
    const mailer = httpMail(settings, async (...request) => {
      sent.push(new Request(...request));
      return Response.json({ id: "1" });
    });
    await mailer.send(mail);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe(settings.url);
    expect(sent[0]?.headers.get("Authorization")).toBe("Bearer the-key");
    const { to, subject, text, html } = mail;
    expect(await sent[0]?.json()).toEqual({ from: "Pettifog <court@pettifog.example>", to: [to], subject, text, html });
  });

  it.each([400, 401, 422, 429, 500])("that answers %i has not sent", async (status) => {
    const mailer = httpMail(settings, async () => new Response("no robin@court.example", { status }));
    await expect(mailer.send(mail)).rejects.toThrow(`The mail provider answered ${status}.`);
  });
});

describe("Cloudflare's binding", () => {
  it("gets the mail as it is and builds the message itself", async () => {
    const sent: unknown[] = [];
    const binding = { send: async (message: unknown) => ({ messageId: String(sent.push(message)) }) };
    await cloudflareMail(binding, "court@pettifog.example").send(mail);
    expect(sent).toEqual([{ ...mail, from: { name: "Pettifog", email: "court@pettifog.example" } }]);
  });
});

describe("the mailbox of one's own machine", () => {
  it("lists what was sent, the newest first", async () => {
    let now = Date.parse("2026-01-01T12:00:00.000Z");
    const mailbox = localMailbox(bucket(), () => now);
    const to = newEmail();
    for (const code of ["111111", "222222", "333333"]) {
      await mailbox.send(codeLetter(to, code));
      now += 1_000;
    }
    const own = (await mailbox.list()).filter((each) => each.to === to);
    expect(own.map(({ subject }) => subject.slice(0, 6))).toEqual(["333333", "222222", "111111"]);
    expect(own.at(-1)).toEqual({ ...codeLetter(to, "111111"), sentAt: "2026-01-01T12:00:00.000Z" });
  });

  it("passes over what is no mail", async () => {
    await bucket().put("mail/0000000000000-broken", JSON.stringify({ to: 7 }));
    const mailbox = localMailbox(bucket(), () => Date.now());
    await expect(mailbox.list()).resolves.toBeInstanceOf(Array);
  });
});

describe("what carries mails", () => {
  const clock = () => Date.now();
  const development = { ENVIRONMENT: "development" };
  const unsendable = { send: () => Promise.reject(new Error("not in this test")) };
  const production = {
    ENVIRONMENT: "production",
    APP_SECRET: "a-secret-that-is-long-enough-for-production",
    SITE_ORIGIN: "https://pettifog.example",
  };

  it("is the mailbox on one's own machine", () => {
    expect(composeMail({ mailbox: bucket(), clock }, parseSettings(development)).mailbox).not.toBeNull();
  });

  it("has no mailbox to read in production, whatever is bound", () => {
    const platform = { mailbox: bucket(), mail: unsendable, clock };
    expect(composeMail(platform, parseSettings(production)).mailbox).toBeNull();
  });

  it("has none where the bucket is missing", () => {
    expect(composeMail({ clock }, parseSettings(development)).mailbox).toBeNull();
  });

  it("refuses where nothing is set up", async () => {
    const { mailer } = composeMail({ clock, mailbox: bucket() }, parseSettings(production));
    await expect(mailer.send(mail)).rejects.toThrow("No mail is set up");
  });
});

describe("a mail that can't be sent", () => {
  it("is told to who waits for it, costs them none of their requests, and leaves no address in the log", async () => {
    let isDown = true;
    const sent: Mail[] = [];
    const court = openCourt(env.DB, {
      mailer: {
        async send(letter) {
          if (isDown) throw new Error(`mailbox of ${letter.to} is full`);
          sent.push(letter);
        },
      },
    });
    const email = newEmail();
    const ask = () => court.login.requestCode(nobody(), email, newAddress());
    for (let tries = 0; tries < 8; tries += 1) {
      const error: unknown = await ask().catch((thrown: unknown) => thrown);
      expect(isAppError(error) && { code: error.code, status: error.status }).toEqual({
        code: "mail_failed",
        status: 503,
      });
    }
    expectFaults("mail_failed");
    isDown = false;
    await ask();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(loggedLines().join("\n")).not.toContain(email);
  });
});
