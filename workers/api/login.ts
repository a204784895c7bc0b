import { type Context, Hono } from "hono";
import * as v from "valibot";
import { deviceOf } from "~/domain/account/device";
import {
  changeEmailSchema,
  createAccountSchema,
  requestCodeSchema,
  requestEmailChangeSchema,
  verifyCodeSchema,
} from "~/domain/account/login";
import { sessionCookie } from "~/server/account/session-token.server";
import { addressOf, networkOf } from "../middleware/address";
import { keepBrowserMark } from "../middleware/keep-browser-mark";
import type { WebContext } from "../request-context";
import { doneAnswer, viewerAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";

/** Logging in by mailed codes, and what only accounts have. */
export const loginApi = new Hono<WebContext>()
  .use("/auth/*", keepBrowserMark)
  .post(
    "/auth/request-code",
    describe({
      noun: "account",
      summary: "Mails a code to an address, and says whether an account has it. Needs no session.",
      answer: v.object({ isAccountUser: v.boolean() }),
      refusals: [400, 503],
    }),
    parsed("json", requestCodeSchema),
    async (c) => {
      const { email } = c.req.valid("json");
      return c.json(await c.var.services.login.requestCode(c.var.visitor, email, networkOf(addressOf(c))));
    },
  )
  .post(
    "/auth/verify-code",
    describe({
      noun: "account",
      summary:
        "Logs in with a mailed code. A known address brings its account, with all that this browser's guest had; a new one needs a guest's session and becomes the guest's. The session gets a new token.",
      answer: viewerAnswer,
      refusals: [400, 401, 403, 409],
    }),
    parsed("json", verifyCodeSchema),
    async (c) => {
      const { visitor, services } = c.var;
      const { viewer, sessionToken } = await services.login.verifyCode(visitor, c.req.valid("json"), browserOf(c));
      c.header("Set-Cookie", sessionCookie(c.req.raw, sessionToken));
      return c.json(viewer);
    },
  )
  .post(
    "/auth/create-account",
    describe({
      noun: "account",
      summary: "Makes this person an account. With `email` and `code` it verifies the address in the same step.",
      answer: viewerAnswer,
      refusals: [400, 401, 403, 409],
    }),
    parsed("json", createAccountSchema),
    async (c) => {
      const { visitor, services, siteOrigin } = c.var;
      const { viewer, sessionToken } = await services.login.createAccount(visitor, c.req.valid("json"), {
        device: browserOf(c),
        siteOrigin,
      });
      if (sessionToken !== null) c.header("Set-Cookie", sessionCookie(c.req.raw, sessionToken));
      return c.json(viewer);
    },
  )
  .post(
    "/auth/request-email-change",
    describe({
      noun: "account",
      summary: "Mails a code to the address that an account wants to change to. Wants a CSRF token.",
      answer: doneAnswer,
      refusals: [400, 401, 403, 503],
    }),
    parsed("json", requestEmailChangeSchema),
    async (c) => {
      const { email, _csrf } = c.req.valid("json");
      const csrfToken = c.req.header("x-csrf-token") ?? _csrf;
      await c.var.services.emailChange.requestEmailChange(c.var.visitor, { email, csrfToken }, networkOf(addressOf(c)));
      return c.json({ success: true });
    },
  )
  .post(
    "/auth/change-email",
    describe({
      noun: "account",
      summary:
        "Makes a verified address the account's own, and tells the old one. Wants a code of each address (of the old one by `/auth/request-code`), and a CSRF token.",
      answer: viewerAnswer,
      refusals: [400, 401, 403, 409],
    }),
    parsed("json", changeEmailSchema),
    async (c) => {
      const { _csrf, ...change } = c.req.valid("json");
      const csrfToken = c.req.header("x-csrf-token") ?? _csrf;
      return c.json(await c.var.services.emailChange.changeEmail(c.var.visitor, { ...change, csrfToken }));
    },
  );

function browserOf(c: Context<WebContext>): string {
  return deviceOf(c.req.header("user-agent"));
}
