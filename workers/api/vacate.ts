import { Hono } from "hono";
import { notFound } from "~/domain/app-error";
import { vacateSchema } from "~/domain/docket/vacate";
import type { WebContext } from "../request-context";
import { doneAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const describeVacate = describe({
  noun: "docket",
  summary: "Sets a default judgment aside, for the party that was absent: the case is open again for 24 hours.",
  answer: doneAnswer,
  refusals: [400, 401, 403, 404, 409, 410],
});

/** What an absent party can do about a judgment. */
export const vacateApi = new Hono<WebContext>()
  .post("/pettysuits/:uuid/vacate", describeVacate, parsed("json", vacateSchema), async (c) => {
    const uuid = uuidParam(c, notFound("Suit"));
    await c.var.services.vacate.vacate(c.var.visitor, { kind: "pettysuit", uuid }, c.req.valid("json").userUuid);
    return c.json({ success: true });
  })
  .post("/courtrooms/:uuid/vacate", describeVacate, parsed("json", vacateSchema), async (c) => {
    const uuid = uuidParam(c, notFound("Courtroom"));
    await c.var.services.vacate.vacate(c.var.visitor, { kind: "courtroom", uuid }, c.req.valid("json").userUuid);
    return c.json({ success: true });
  });
