import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { noticeSchema } from "~/domain/notice/notice";
import {
  noticeSettingsSchema,
  noticeStatusSchema,
  optInSchema,
  readNoticesSchema,
  registerDeviceSchema,
} from "~/domain/notice/notice-input";
import type { WebContext } from "../request-context";
import { doneAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unknown = notFound("User");

/** What one is told of, and how. */
export const noticeApi = new Hono<WebContext>()
  .get(
    "/notifications/user/:uuid",
    describe({
      noun: "notice",
      summary: "One's own notices, the 50 newest.",
      answer: v.array(noticeSchema),
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.notices.listNotices(c.var.visitor, uuidParam(c, unknown))),
  )
  .post(
    "/notifications/read",
    describe({
      noun: "notice",
      summary: "Marks one's notices as read, some by `ids`, those of `caseUuid`, or all; gives how many are left.",
      answer: v.object({ unread: v.number() }),
      refusals: [400, 401, 403],
    }),
    parsed("json", readNoticesSchema),
    async (c) => c.json(await c.var.services.notices.readNotices(c.var.visitor, c.req.valid("json"))),
  )
  .get(
    "/notifications/status/:uuid",
    describe({
      noun: "notice",
      summary: "How one is told at present, and what a browser subscribes with.",
      answer: noticeStatusSchema,
      refusals: [401, 403, 404],
    }),
    async (c) => c.json(await c.var.services.notices.getStatus(c.var.visitor, uuidParam(c, unknown))),
  )
  .post(
    "/notifications/opt-in",
    describe({
      noun: "notice",
      summary: "Turns one's pushes on or off, on all devices.",
      answer: doneAnswer,
      refusals: [400, 401, 403],
    }),
    parsed("json", optInSchema),
    async (c) => {
      await c.var.services.notices.optIn(c.var.visitor, c.req.valid("json"));
      return c.json({ success: true });
    },
  )
  .post(
    "/notifications/settings",
    describe({
      noun: "notice",
      summary: "Changes what one is told of, how and when; what is left out stays.",
      answer: doneAnswer,
      refusals: [400, 401, 403],
    }),
    parsed("json", noticeSettingsSchema),
    async (c) => {
      await c.var.services.notices.changeSettings(c.var.visitor, c.req.valid("json"));
      return c.json({ success: true });
    },
  )
  .post(
    "/notifications/player-id",
    describe({
      noun: "notice",
      summary: "Makes this browser one that takes pushes: by its own subscription, or by a provider's id of it.",
      answer: doneAnswer,
      refusals: [400, 401, 403],
    }),
    parsed("json", registerDeviceSchema),
    async (c) => {
      await c.var.services.notices.registerDevice(c.var.visitor, c.req.valid("json"));
      return c.json({ success: true });
    },
  );
