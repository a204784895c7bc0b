import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { DILEMMA_TOPICS } from "~/domain/dilemma/dilemma-topics";
import { dilemmaAnswerSchema, startSessionSchema } from "~/domain/dilemma/session";
import { pick } from "~/domain/pick";
import type { WebContext } from "../request-context";
import { answersAnswer, listedSessionAnswer, questionsAnswer, sessionAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unknown = notFound("Session");

/** Procrastination Mode: bringing a dilemma, answering its questions, and having the court decide. */
export const dilemmaApi = new Hono<WebContext>()
  .get(
    "/procrastination-topics/random",
    describe({
      noun: "dilemma",
      summary: "A dilemma to start from.",
      answer: v.object({ topic: v.string() }),
      refusals: [],
    }),
    (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ topic: pick(DILEMMA_TOPICS, Math.random()) });
    },
  )
  .post(
    "/procrastination/sessions",
    describe({
      noun: "dilemma",
      summary: "Starts a session: a dilemma with its questions. The same `clientId` twice starts one.",
      answer: v.object({ uuid: v.string() }),
      status: 201,
      refusals: [400, 401, 403],
    }),
    parsed("json", startSessionSchema),
    async (c) => c.json(await c.var.services.dilemma.startSession(c.var.visitor, c.req.valid("json")), 201),
  )
  .get(
    "/procrastination/sessions/:uuid",
    describe({
      noun: "dilemma",
      summary: "A session of one's own, with the decision once there is one.",
      answer: sessionAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.dilemma.getSession(c.var.visitor, uuidParam(c, unknown))),
  )
  .get(
    "/procrastination/sessions/:uuid/questions",
    describe({
      noun: "dilemma",
      summary: "The session's questions in their order.",
      answer: questionsAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.dilemma.listQuestions(c.var.visitor, uuidParam(c, unknown))),
  )
  .get(
    "/procrastination/sessions/:uuid/answers",
    describe({
      noun: "dilemma",
      summary: "One's answers in the session.",
      answer: answersAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.dilemma.listAnswers(c.var.visitor, uuidParam(c, unknown))),
  )
  .post(
    "/procrastination/sessions/:uuid/answers",
    describe({
      noun: "dilemma",
      summary:
        "Answers one question with yes or no; gives all answers as stored. An answered question keeps its answer.",
      answer: answersAnswer,
      refusals: [400, 401, 403, 404, 409],
    }),
    parsed("json", dilemmaAnswerSchema),
    async (c) => {
      const uuid = uuidParam(c, unknown);
      return c.json(await c.var.services.dilemma.recordAnswer(c.var.visitor, uuid, c.req.valid("json")));
    },
  )
  .delete(
    "/procrastination/sessions/:uuid/answers/:questionUuid",
    describe({
      noun: "dilemma",
      summary: "Takes back one's last answer, until every question is answered.",
      answer: answersAnswer,
      refusals: [400, 401, 403, 404, 409],
    }),
    async (c) => {
      const uuid = uuidParam(c, unknown);
      const questionUuid = uuidParam(c, notFound("Question"), "questionUuid");
      return c.json(await c.var.services.dilemma.takeBackAnswer(c.var.visitor, uuid, { questionUuid }));
    },
  )
  .post(
    "/procrastination/sessions/:uuid/decision",
    describe({
      noun: "dilemma",
      summary: "Asks for the decision and gives the session as it stands; the decision comes a moment later, and once.",
      answer: sessionAnswer,
      refusals: [401, 403, 404, 409, 503],
    }),
    async (c) => c.json(await c.var.services.dilemma.requestDecision(c.var.visitor, uuidParam(c, unknown))),
  )
  .get(
    "/users/:uuid/procrastination-sessions",
    describe({
      noun: "dilemma",
      summary: "A person's own sessions, the 25 newest.",
      answer: v.array(listedSessionAnswer),
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, notFound("User"));
      return c.json(await c.var.services.dilemma.listSessions(c.var.visitor, uuid));
    },
  );
