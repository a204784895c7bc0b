import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import { answerSchema } from "~/domain/deck/answer";
import type { WebContext } from "../request-context";
import { answersAnswer, doneAnswer, questionsAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const asUser = v.object({ userUuid: v.optional(uuidSchema) });

/** The second creation payload of the specification carries the creator's uuid; nothing else of it is read here. */
const ensureQuestionsSchema = v.object({ creatorUuid: v.optional(uuidSchema) });

/** The questions of a suit and what each party answers. */
export const deckApi = new Hono<WebContext>()
  .post(
    "/pettysuits/:uuid/questions",
    describe({
      noun: "deck",
      summary: "Makes sure that the suit's questions exist and gives them.",
      answer: questionsAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("json", ensureQuestionsSchema),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      const { creatorUuid } = c.req.valid("json");
      return c.json(await c.var.services.deck.ensureQuestions(c.var.visitor, uuid, creatorUuid));
    },
  )
  .get(
    "/pettysuits/:uuid/questions",
    describe({
      noun: "deck",
      summary: "The suit's questions in their order, the same for both parties.",
      answer: questionsAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("query", asUser),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      return c.json(await c.var.services.deck.listQuestions(c.var.visitor, uuid, c.req.valid("query").userUuid));
    },
  )
  .get(
    "/pettysuits/:uuid/answers",
    describe({
      noun: "deck",
      summary: "One's own answers.",
      answer: answersAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("query", asUser),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      return c.json(await c.var.services.deck.listAnswers(c.var.visitor, uuid, c.req.valid("query").userUuid));
    },
  )
  .post(
    "/pettysuits/:uuid/answers",
    describe({
      noun: "deck",
      summary: "Answers one question; gives all of one's answers as stored. An answered question keeps its answer.",
      answer: answersAnswer,
      refusals: [400, 401, 403, 404, 409],
    }),
    parsed("json", answerSchema),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      return c.json(await c.var.services.deck.recordAnswer(c.var.visitor, uuid, c.req.valid("json")));
    },
  )
  .delete(
    "/pettysuits/:uuid/answers/:questionUuid",
    describe({
      noun: "deck",
      summary: "Takes back one's last answer, until one's deck is completed.",
      answer: answersAnswer,
      refusals: [400, 401, 403, 404, 409],
    }),
    parsed("query", asUser),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      const questionUuid = uuidParam(c, notFound("Question"), "questionUuid");
      const { userUuid } = c.req.valid("query");
      return c.json(await c.var.services.deck.takeBackAnswer(c.var.visitor, uuid, { userUuid, questionUuid }));
    },
  )
  .post(
    "/pettysuits/:uuid/complete",
    describe({
      noun: "deck",
      summary: "Marks one's deck as completed.",
      answer: doneAnswer,
      refusals: [400, 401, 403, 404, 409],
    }),
    parsed("json", asUser),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      await c.var.services.deck.completeDeck(c.var.visitor, uuid, c.req.valid("json").userUuid);
      return c.json({ success: true });
    },
  );
