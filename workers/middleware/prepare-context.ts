import { createMiddleware } from "hono/factory";
import { nanoid } from "nanoid";
import { readVisitor } from "~/server/account/visitor.server";
import { composeServices } from "~/server/composition.server";
import type { DocketPort } from "~/server/docket/docket-port.server";
import { parseSettings } from "~/server/env.server";
import type { ErasurePort } from "~/server/erasure/erasure-port.server";
import { limitCalls } from "~/server/in-time.server";
import type { CardPress } from "~/server/verdict/card-press.server";
import { courtroomPort } from "../courtroom-port";
import { notifierPort } from "../notifier-port";
import type { WebContext } from "../request-context";
import { addressOf, networkOf } from "./address";
import { requestIdOf } from "./request-id";

/** Gives a request its id, nonce, settings, services and visitor. Everything after relies on them. */
export const prepareContext = createMiddleware<WebContext>(async (c, next) => {
  // First of all: an answer about settings that can't be used has an id too.
  const requestId = requestIdOf(c.req.raw.headers);
  c.set("requestId", requestId);
  c.header("X-Request-Id", requestId);
  const settings = parseSettings(c.env);
  c.set("settings", settings);
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
        cardPress: limitCalls<CardPress>("press", {
          print: (order) => c.env.CARD_PRESS.getByName(order.key).print(order),
        }),
        erasure: limitCalls<ErasurePort>("object", {
          prepare: (plan) => c.env.ERASURE.getByName(plan.userUuid).prepare(plan),
          carryOut: (plan) => c.env.ERASURE.getByName(plan.userUuid).carryOut(plan),
        }),
        siteOrigin,
        judge: c.env.JUDGE,
        docket: limitCalls<DocketPort>("object", {
          callCase: (caseUuid) => c.env.DOCKET.getByName(caseUuid).callCase(caseUuid),
          scheduleLook: (filed, at) => c.env.DOCKET.getByName(filed.uuid).scheduleLook(filed, at),
        }),
        courtroom: courtroomPort(c.env.COURTROOM),
        notifier: notifierPort(c.env.NOTIFIER),
        mail: c.env.MAIL,
        mailbox: c.env.MAILBOX,
        analytics: c.env.METRICS,
        clock: () => Date.now(),
        isBareFormAllowed: async () => (await c.env.BARE_FORM_LIMIT.limit({ key: networkOf(addressOf(c)) })).success,
      },
      settings,
    ),
  );
  await next();
});
