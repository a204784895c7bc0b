import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { incrementSchema } from "~/domain/badge/badge-input";
import { earnedBadgeSchema, unlockedBadgeSchema } from "~/domain/badge/earned-badge";
import { streaksHiddenSchema } from "~/domain/streak/streak-input";
import type { WebContext } from "../request-context";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unlockedAnswer = v.object({ earnedBadges: v.array(unlockedBadgeSchema) });

/** Badges, and the one count that the court can't see by itself. */
export const badgeApi = new Hono<WebContext>()
  .get(
    "/badges/user/:uuid",
    describe({
      noun: "badge",
      summary: "The badges that one has, in the order in which one got them.",
      answer: v.array(earnedBadgeSchema),
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.badges.listEarned(c.var.visitor, uuidParam(c, notFound("User")))),
  )
  .post(
    "/badges/unseen",
    describe({
      noun: "badge",
      summary:
        "Gives the next badge that one has not been shown, which one has from then on; nothing where there is none.",
      answer: unlockedAnswer,
      refusals: [401],
    }),
    async (c) => c.json({ earnedBadges: await c.var.services.badges.takeUnseen(c.var.visitor) }),
  )
  .post(
    "/stats/increment",
    describe({
      noun: "badge",
      summary:
        "Tells that one has sent one's invitations, each of which counts once, and gives the next badge for it that one has not been shown.",
      answer: unlockedAnswer,
      refusals: [400, 401, 403],
    }),
    parsed("json", incrementSchema),
    async (c) => {
      const { userUuid } = c.req.valid("json");
      return c.json({ earnedBadges: await c.var.services.badges.tellInvitesSent(c.var.visitor, userUuid) });
    },
  )
  .post(
    "/streaks/hidden",
    describe({
      noun: "streak",
      summary: "Says whether one wants to see nothing of one's streaks.",
      answer: streaksHiddenSchema,
      refusals: [400, 401],
    }),
    parsed("json", streaksHiddenSchema),
    async (c) => {
      const { hidesStreaks } = c.req.valid("json");
      await c.var.services.badges.setStreaksHidden(c.var.visitor, hidesStreaks);
      return c.json({ hidesStreaks });
    },
  );
