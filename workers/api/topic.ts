import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { COMMON_DEAL_MS } from "~/domain/topic/deal-start";
import { dealTopicsSchema, submitTopicSchema, voteSchema } from "~/domain/topic/topic-input";
import type { WebContext } from "../request-context";
import { submittedTopicAnswer, topicAnswer, topicStatsAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unknown = notFound("Topic");

/** Hot Topics: reading, voting and handing in. */
export const topicApi = new Hono<WebContext>()
  .get(
    "/hot-topics",
    describe({
      noun: "topic",
      summary: "`count` topics that one has not voted on; without `userUuid` the same for everybody for five minutes.",
      answer: v.array(topicAnswer),
      refusals: [400, 401, 403],
    }),
    parsed("query", dealTopicsSchema),
    async (c) => {
      const { count, userUuid } = c.req.valid("query");
      const { topics } = c.var.services;
      if (userUuid !== undefined) return c.json(await topics.dealToPerson(c.var.visitor, userUuid, count));
      c.header("Cache-Control", `public, max-age=${COMMON_DEAL_MS / 1_000}`);
      return c.json(await topics.dealToEverybody(count));
    },
  )
  .post(
    "/hot-topics/submit",
    describe({
      noun: "topic",
      summary: "Hands in a topic, which waits for a moderator. Needs an account; the same again is the one that waits.",
      answer: submittedTopicAnswer,
      status: 201,
      refusals: [400, 401, 403],
    }),
    parsed("json", submitTopicSchema),
    async (c) => c.json((await c.var.services.submissions.submit(c.var.visitor, c.req.valid("json"))).topic, 201),
  )
  .get(
    "/users/:uuid/submitted-topics",
    describe({
      noun: "topic",
      summary: "The topics that one has handed in, the 50 newest, with how they stand and their results.",
      answer: v.array(submittedTopicAnswer),
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, notFound("User"));
      return c.json(await c.var.services.submissions.listSubmitted(c.var.visitor, uuid));
    },
  )
  .post(
    "/hot-topics/:uuid/vote",
    describe({
      noun: "topic",
      summary: "Votes on a topic, in place of one's vote before, and gives the result.",
      answer: topicStatsAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("json", voteSchema),
    async (c) => c.json(await c.var.services.topics.vote(c.var.visitor, uuidParam(c, unknown), c.req.valid("json"))),
  )
  .get(
    "/hot-topics/:uuid/stats",
    describe({
      noun: "topic",
      summary: "How the votes on a topic stand; by side from ten votes on.",
      answer: topicStatsAnswer,
      refusals: [404],
    }),
    async (c) => c.json(await c.var.services.topics.getStats(uuidParam(c, unknown))),
  );
