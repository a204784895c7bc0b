import { Hono } from "hono";
import * as v from "valibot";
import { humanCheckChallengeSchema } from "~/domain/human-check/challenge";
import { humanCheckActionSchema } from "~/domain/human-check/human-check";
import type { WebContext } from "../request-context";
import { describe } from "./describe";
import { parsed } from "./parsed";

/** Challenges that tell people from programs (docs/rules.md#human-check). */
export const humanCheckApi = new Hono<WebContext>().get(
  "/human-check/challenge",
  describe({
    noun: "human-check",
    summary: "A challenge whose solution is the `recaptchaToken` of one call for this action.",
    answer: humanCheckChallengeSchema,
    refusals: [400],
  }),
  parsed("query", v.object({ action: v.optional(humanCheckActionSchema, "create_user") })),
  async (c) => {
    const { humanCheck, screening } = c.var.services;
    // Whoever asks is about to send a text or a name. What reads it takes a moment to load: better while they type.
    c.executionCtx.waitUntil(screening.howSerious([]).catch(() => false));
    c.header("Cache-Control", "no-store");
    return c.json(await humanCheck.createChallenge(c.req.valid("query").action));
  },
);
