import { Hono } from "hono";
import * as v from "valibot";
import { deviceOf } from "~/domain/account/device";
import { profileInputSchema } from "~/domain/account/profile-input";
import { createUserSchema } from "~/domain/account/user";
import { notFound } from "~/domain/app-error";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { sessionCookie } from "~/server/account/session-token.server";
import type { WebContext } from "../request-context";
import { sampleProfileAnswer, userAnswer, viewerAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

/** People who don't exist. They go to court in the sample hearing. */
const SAMPLE_PROFILES = [SAMPLE_CASE.names.creator, SAMPLE_CASE.names.opponent].map((displayName) => ({
  displayName,
  avatar: null,
}));

/** Guests, and who is behind a session. */
export const accountApi = new Hono<WebContext>()
  .get(
    "/sample-profiles",
    describe({
      noun: "account",
      summary: "People who don't exist, for showing what a case looks like.",
      answer: v.array(sampleProfileAnswer),
      refusals: [],
    }),
    (c) => c.json(SAMPLE_PROFILES),
  )
  .get(
    "/auth/me",
    describe({ noun: "account", summary: "The person of this session.", answer: viewerAnswer, refusals: [401] }),
    async (c) => c.json(await c.var.services.account.getViewer(c.var.visitor)),
  )
  .post(
    "/auth/profile",
    describe({
      noun: "account",
      summary: "Gives this person another display name and one of the court's own pictures, or none.",
      answer: viewerAnswer,
      refusals: [400, 401],
    }),
    parsed("json", profileInputSchema),
    async (c) => c.json(await c.var.services.account.changeProfile(c.var.visitor, c.req.valid("json"))),
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
      status: [200, 201],
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
