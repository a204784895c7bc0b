import { Hono } from "hono";
import { reportSchema } from "~/domain/report/report-input";
import type { WebContext } from "../request-context";
import { doneAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";

/** Telling the desk that something should not be there. */
export const reportApi = new Hono<WebContext>().post(
  "/reports",
  describe({
    noun: "report",
    summary: "Reports a public topic, a public verdict or a message of one's own courtroom; again it changes nothing.",
    answer: doneAnswer,
    status: 201,
    refusals: [400, 401, 403, 404, 410],
  }),
  parsed("json", reportSchema),
  async (c) => {
    await c.var.services.reports.report(c.var.visitor, c.req.valid("json"));
    return c.json({ success: true }, 201);
  },
);
