import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { newAdSchema } from "~/domain/ad/ad-input";
import { notFound } from "~/domain/app-error";
import { deskQueueSchema, deskTopicSchema, logEntrySchema } from "~/domain/moderation/desk";
import {
  adStatusSchema,
  decidePersonSchema,
  decideReportsSchema,
  decideTopicSchema,
  decideVerdictSchema,
  readAfterSchema,
} from "~/domain/moderation/moderation-input";
import { TOPIC_STATUSES } from "~/domain/topic/topic";
import { isShareId } from "~/domain/verdict/shared-verdict";
import type { Moderator } from "~/server/moderation/require-moderator.server";
import type { WebContext } from "../request-context";
import { forgetAtEdge } from "../share/keep-at-edge";
import { deskAdAnswer, doneAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

type DeskContext = WebContext & { Variables: { moderator: Moderator } };

const statusSchema = v.picklist(TOPIC_STATUSES);

/** Before a body is read: somebody else must not even learn what is wrong with theirs. Readings look by themselves. */
const moderatorsOnly = createMiddleware<DeskContext>(async (c, next) => {
  c.set("moderator", await c.var.services.moderation.enter(c.var.visitor));
  await next();
});

function describeDesk(summary: string, answer: v.GenericSchema = doneAnswer, status: 200 | 201 = 200) {
  const audience = "For moderators; to everybody else there is no such call.";
  return describe({
    ...{ noun: "moderation", summary: `${summary} ${audience}`, answer, status },
    refusals: [400, 404, 409],
  });
}

/** The desk: what waits, what was done, and everything that a moderator decides. */
export const moderationApi = new Hono<DeskContext>()
  .get(
    "/moderation/queue",
    describeDesk("Topics and reports that wait, the oldest first.", deskQueueSchema),
    async (c) => c.json(await c.var.services.moderation.readQueue(c.var.visitor)),
  )
  .get(
    "/moderation/topics/:status",
    describeDesk(
      "The 50 newest topics of a status, or those after the one that `after` names.",
      v.array(deskTopicSchema),
    ),
    async (c) => {
      const status = v.safeParse(statusSchema, c.req.param("status"));
      if (!status.success) throw notFound("Page");
      const after = v.parse(readAfterSchema, c.req.query("after"));
      return c.json(await c.var.services.moderation.listTopics(c.var.visitor, status.output, after));
    },
  )
  .get(
    "/moderation/log",
    describeDesk("The 100 last acts of the desk, or those before the one that `after` names.", v.array(logEntrySchema)),
    async (c) => {
      const after = v.parse(readAfterSchema, c.req.query("after"));
      return c.json(await c.var.services.moderation.readLog(c.var.visitor, after));
    },
  )
  .get(
    "/moderation/ads",
    describeDesk("Every sponsored card, with how often it was seen, saved and followed.", v.array(deskAdAnswer)),
    async (c) => c.json(await c.var.services.adDesk.listAds(c.var.visitor)),
  )
  .post(
    "/moderation/topics/:uuid",
    describeDesk("Approves a topic, rejects it with a reason, takes it down or restores it."),
    moderatorsOnly,
    parsed("json", decideTopicSchema),
    async (c) => {
      const uuid = uuidParam(c, notFound("Topic"));
      await c.var.services.moderation.decideTopic(c.var.moderator, uuid, c.req.valid("json"));
      return c.json({ success: true });
    },
  )
  .post(
    "/moderation/verdicts/:shareId",
    describeDesk("Takes a public verdict down, so that its link answers 410, or restores it."),
    moderatorsOnly,
    parsed("json", decideVerdictSchema),
    async (c) => {
      const shareId = c.req.param("shareId");
      await c.var.services.moderation.decideVerdict(c.var.moderator, shareId, c.req.valid("json"));
      await forgetAtEdge(c.var.siteOrigin, shareId);
      return c.json({ success: true });
    },
  )
  .post(
    "/moderation/reports",
    describeDesk("Settles all open reports of one thing: upheld, a public one is taken down and a message is struck."),
    moderatorsOnly,
    parsed("json", decideReportsSchema),
    async (c) => {
      const decided = c.req.valid("json");
      await c.var.services.moderation.decideReports(c.var.moderator, decided);
      if (decided.kind === "verdict" && isShareId(decided.id)) await forgetAtEdge(c.var.siteOrigin, decided.id);
      return c.json({ success: true });
    },
  )
  .post(
    "/moderation/people",
    describeDesk("Keeps an account from handing in topics or lets it again; makes it a moderator or none."),
    moderatorsOnly,
    parsed("json", decidePersonSchema),
    async (c) => {
      await c.var.services.moderation.decidePerson(c.var.moderator, c.req.valid("json"));
      return c.json({ success: true });
    },
  )
  .post(
    "/moderation/ads",
    describeDesk("Adds a sponsored card.", v.object({ uuid: v.string() }), 201),
    moderatorsOnly,
    parsed("json", newAdSchema),
    async (c) => c.json(await c.var.services.adDesk.addAd(c.var.moderator, c.req.valid("json")), 201),
  )
  .post(
    "/moderation/ads/:uuid",
    describeDesk("Has a sponsored card dealt, paused or ended."),
    moderatorsOnly,
    parsed("json", adStatusSchema),
    async (c) => {
      const { status } = c.req.valid("json");
      await c.var.services.adDesk.setStatus(c.var.moderator, uuidParam(c, notFound("Ad")), status);
      return c.json({ success: true });
    },
  );
