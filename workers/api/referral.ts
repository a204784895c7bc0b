import { Hono } from "hono";
import { notFound } from "~/domain/app-error";
import { referralSchema } from "~/domain/referral/referral";
import type { WebContext } from "../request-context";
import { describe } from "./describe";
import { uuidParam } from "./uuid-param";

/** Whom people have brought to court. */
export const referralApi = new Hono<WebContext>().get(
  "/users/:uuid/referrals",
  describe({
    noun: "referral",
    summary: "One's own link, and how many new people have come by it and filed or joined a case.",
    answer: referralSchema,
    refusals: [401, 403, 404],
  }),
  async (c) => c.json(await c.var.services.referrals.getOwn(c.var.visitor, uuidParam(c, notFound("User")))),
);
