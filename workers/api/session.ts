import { Hono } from "hono";
import * as v from "valibot";
import { sessionIdSchema, sessionViewSchema } from "~/domain/account/session";
import { notFound } from "~/domain/app-error";
import { forgetSessionCookie } from "~/server/account/session-token.server";
import type { WebContext } from "../request-context";
import { doneAnswer } from "./answers";
import { describe } from "./describe";

/** A person's sessions. */
export const sessionApi = new Hono<WebContext>()
  .get(
    "/auth/sessions",
    describe({
      noun: "account",
      summary: "One's own sessions, the one used last first.",
      answer: v.array(sessionViewSchema),
      refusals: [401],
    }),
    async (c) => c.json(await c.var.services.session.listSessions(c.var.visitor)),
  )
  .delete(
    "/auth/sessions",
    describe({
      noun: "account",
      summary: "Ends all of one's sessions but this one; wants its CSRF token in `x-csrf-token`.",
      answer: doneAnswer,
      refusals: [401, 403],
    }),
    async (c) => {
      await c.var.services.session.endOtherSessions(c.var.visitor, c.req.header("x-csrf-token"));
      return c.json({ success: true });
    },
  )
  .delete(
    "/auth/sessions/:id",
    describe({
      noun: "account",
      summary: "Ends one of one's sessions, this one too; wants this one's CSRF token in `x-csrf-token`.",
      answer: doneAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const { visitor, services } = c.var;
      const id = v.safeParse(sessionIdSchema, c.req.param("id"));
      if (!id.success) throw notFound("Session");
      const { isCurrent } = await services.session.endSession(visitor, id.output, c.req.header("x-csrf-token"));
      if (isCurrent) {
        visitor.rollDue = false;
        c.header("Set-Cookie", forgetSessionCookie(c.req.raw));
      }
      return c.json({ success: true });
    },
  )
  .post(
    "/auth/logout",
    describe({
      noun: "account",
      summary: "Ends this session; wants its CSRF token in `x-csrf-token`.",
      answer: doneAnswer,
      refusals: [401, 403],
    }),
    async (c) => {
      await c.var.services.session.logOut(c.var.visitor, c.req.header("x-csrf-token"));
      c.var.visitor.rollDue = false;
      c.header("Set-Cookie", forgetSessionCookie(c.req.raw));
      return c.json({ success: true });
    },
  );
