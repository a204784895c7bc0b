import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { CONTESTED_KINDS, kindProfile } from "~/domain/case/case-kind";
import { actInCaseSchema, TOLD_BY } from "~/domain/docket/nudge";
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

const describeNudge = describe({
  noun: "docket",
  summary: "Nudges the other party of an open case, once in six hours, and says how they were told.",
  answer: v.object({ notified: v.picklist(TOLD_BY) }),
  refusals: [400, 401, 403, 404, 409],
});

const describeNotify = describe({
  noun: "docket",
  summary: "Asks to be told when the verdict is there, and says how one will be.",
  answer: v.object({ told: v.picklist(TOLD_BY) }),
  refusals: [400, 401, 403, 404, 409],
});

const describeExtend = describe({
  noun: "docket",
  summary: "Lets an open case run another day, once, for its plaintiff.",
  answer: v.object({ deadline: v.string() }),
  refusals: [400, 401, 403, 404, 409],
});

/** What parties can do about when their case is ruled on, whichever kind it is of. */
export const docketApi = new Hono<WebContext>();

for (const kind of CONTESTED_KINDS) {
  const place = `/${kind}s/:uuid`;
  const unknown = notFound(kindProfile(kind).noun);
  docketApi
    .post(`${place}/vacate`, describeVacate, parsed("json", vacateSchema), async (c) => {
      const uuid = uuidParam(c, unknown);
      await c.var.services.vacate.vacate(c.var.visitor, { kind, uuid }, c.req.valid("json").userUuid);
      return c.json({ success: true });
    })
    .post(`${place}/nudge`, describeNudge, parsed("json", actInCaseSchema), async (c) => {
      const filed = { kind, uuid: uuidParam(c, unknown) };
      return c.json(await c.var.services.nudge.nudge(c.var.visitor, filed, c.req.valid("json").userUuid));
    })
    .post(`${place}/notify`, describeNotify, parsed("json", actInCaseSchema), async (c) => {
      const filed = { kind, uuid: uuidParam(c, unknown) };
      return c.json(await c.var.services.nudge.askToBeTold(c.var.visitor, filed, c.req.valid("json").userUuid));
    })
    .post(`${place}/extend`, describeExtend, parsed("json", actInCaseSchema), async (c) => {
      const filed = { kind, uuid: uuidParam(c, unknown) };
      return c.json(await c.var.services.extension.extend(c.var.visitor, filed, c.req.valid("json").userUuid));
    });
}

// Nobody waits for anybody in a dilemma, but its person for the decision.
docketApi.post("/procrastination/sessions/:uuid/notify", describeNotify, parsed("json", actInCaseSchema), async (c) => {
  const filed = { kind: "dilemma" as const, uuid: uuidParam(c, notFound(kindProfile("dilemma").noun)) };
  return c.json(await c.var.services.nudge.askToBeTold(c.var.visitor, filed, c.req.valid("json").userUuid));
});
