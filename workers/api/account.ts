import { Hono } from "hono";
import * as v from "valibot";
import { deviceOf } from "~/domain/account/device";
import { createUserSchema } from "~/domain/account/user";
import { notFound } from "~/domain/app-error";
import { sessionCookie } from "~/server/account/session-token.server";
import type { WebContext } from "../request-context";
import { userAnswer, viewerAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

/** Guests, and who is behind a session. */
export const accountApi = new Hono<WebContext>()
  .get(
    "/auth/me",
    describe({ noun: "account", summary: "The person of this session.", answer: viewerAnswer, refusals: [401] }),
    async (c) => c.json(await c.var.services.account.getViewer(c.var.visitor)),
  )
  .get(
    "/auth/csrf",
    describe({
      noun: "account",
      summary: "A CSRF token of this session.",
      answer: v.object({ csrfToken: v.string() }),
      refusals: [401],
    }),
    async (c) => c.json({ csrfToken: await c.var.services.account.createCsrfToken(c.var.visitor) }),
  )
  .get(
    "/users/:uuid",
    describe({ noun: "account", summary: "A person's public profile.", answer: userAnswer, refusals: [404] }),
    async (c) => c.json(await c.var.services.account.getProfile(uuidParam(c, notFound("User")))),
  )
  .post(
    "/users",
    describe({
      noun: "account",
      summary: "Makes a guest and signs the browser in as it; a browser that has a session gets its own person.",
      answer: viewerAnswer,
      status: 201,
      refusals: [400, 403, 409],
    }),
    parsed("json", createUserSchema),
    async (c) => {
      const { visitor, services } = c.var;
      const device = deviceOf(c.req.header("user-agent"));
      const { user, sessionToken } = await services.account.createGuest(visitor, c.req.valid("json"), device);
      if (sessionToken === null) return c.json(user, 200);
      c.header("Set-Cookie", sessionCookie(c.req.raw, sessionToken));
      return c.json(user, 201);
    },
  );
