import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { fileCaseSchema } from "~/domain/filing/file-case";
import { PETTY_SUIT_PROMPTS } from "~/domain/pettysuit/petty-suit-prompts";
import { pick } from "~/domain/pick";
import type { WebContext } from "../request-context";
import { cardNamesAnswer, listedSuitAnswer, suitAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

/** Filing suits and reading them. */
export const pettysuitApi = new Hono<WebContext>()
  .get(
    "/petty-suit-prompts/random",
    describe({
      noun: "pettysuit",
      summary: "A grievance to start from.",
      answer: v.object({ prompt: v.string() }),
      refusals: [],
    }),
    (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ prompt: pick(PETTY_SUIT_PROMPTS, Math.random()) });
    },
  )
  .post(
    "/pettysuits",
    describe({
      noun: "pettysuit",
      summary: "Files a suit with its questions. The same `clientId` twice files one.",
      answer: v.object({ suitUuid: v.string() }),
      status: 201,
      refusals: [400, 401, 403],
    }),
    parsed("json", fileCaseSchema),
    async (c) => {
      const { uuid } = await c.var.services.filing.fileCase(c.var.visitor, "pettysuit", c.req.valid("json"));
      return c.json({ suitUuid: uuid }, 201);
    },
  )
  .get(
    "/users/:uuid/pettysuits",
    describe({
      noun: "pettysuit",
      summary: "A person's own suits, the 25 newest.",
      answer: v.array(listedSuitAnswer),
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, notFound("User"));
      return c.json(await c.var.services.pettysuit.listSuits(c.var.visitor, uuid));
    },
  )
  .get(
    "/pettysuits/:uuid",
    describe({
      noun: "pettysuit",
      summary: "A suit for its parties; with a card `token` the two names alone.",
      answer: v.union([suitAnswer, cardNamesAnswer]),
      refusals: [401, 403, 404, 410],
    }),
    async (c) => {
      const { pettysuit } = c.var.services;
      const uuid = uuidParam(c, notFound("Suit"));
      const token = c.req.query("token");
      if (token !== undefined) return c.json(await pettysuit.getCardNames(uuid, token));
      return c.json(await pettysuit.getSuit(c.var.visitor, uuid));
    },
  );
