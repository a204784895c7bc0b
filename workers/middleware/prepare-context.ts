import { createMiddleware } from "hono/factory";
import { nanoid } from "nanoid";
import { readVisitor } from "~/server/account/visitor.server";
import { composeServices } from "~/server/composition.server";
import { parseSettings } from "~/server/env.server";
import { courtroomPort } from "../courtroom-port";
import { notifierPort } from "../notifier-port";
import type { WebContext } from "../request-context";

/** Gives a request its id, nonce, settings, services and visitor. Everything after relies on them. */
export const prepareContext = createMiddleware<WebContext>(async (c, next) => {
  const settings = parseSettings(c.env);
  c.set("settings", settings);
  c.set("requestId", nanoid());
  c.set("cspNonce", nanoid());
  const siteOrigin = settings.SITE_ORIGIN ?? new URL(c.req.url).origin;
  c.set("siteOrigin", siteOrigin);
  c.set("visitor", await readVisitor(c.req.raw));
  c.set(
    "services",
    composeServices(
      {
        d1: c.env.DB,
        cards: c.env.CARDS,
        cardPress: { print: (order) => c.env.CARD_PRESS.getByName(order.key).print(order) },
        erasure: {
          prepare: (plan) => c.env.ERASURE.getByName(plan.userUuid).prepare(plan),
          carryOut: (plan) => c.env.ERASURE.getByName(plan.userUuid).carryOut(plan),
        },
        siteOrigin,
        judge: c.env.JUDGE,
        docket: {
          callCase: (caseUuid) => c.env.DOCKET.getByName(caseUuid).callCase(caseUuid),
          scheduleLook: (filed, at) => c.env.DOCKET.getByName(filed.uuid).scheduleLook(filed, at),
        },
        courtroom: courtroomPort(c.env.COURTROOM),
        notifier: notifierPort(c.env.NOTIFIER),
        mail: c.env.MAIL,
        mailbox: c.env.MAILBOX,
        clock: () => Date.now(),
      },
      settings,
    ),
  );
  await next();
});
