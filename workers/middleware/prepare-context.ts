import { createMiddleware } from "hono/factory";
import { nanoid } from "nanoid";
import { readVisitor } from "~/server/account/visitor.server";
import { composeServices } from "~/server/composition.server";
import { parseJudgeSettings, parseSettings } from "~/server/env.server";
import type { WebContext } from "../request-context";

/** Gives a request its id, nonce, settings, services and visitor. Everything after relies on them. */
export const prepareContext = createMiddleware<WebContext>(async (c, next) => {
  const settings = parseSettings(c.env);
  c.set("settings", settings);
  c.set("requestId", nanoid());
  c.set("cspNonce", nanoid());
  c.set("siteOrigin", settings.SITE_ORIGIN ?? new URL(c.req.url).origin);
  c.set("visitor", await readVisitor(c.req.raw));
  c.set(
    "services",
    composeServices(
      {
        d1: c.env.DB,
        cards: c.env.CARDS,
        cardRenderer: c.env.VERDICT_CARD,
        ai: c.env.AI,
        docket: {
          callCase: (suitUuid) => c.env.DOCKET.getByName(suitUuid).callCase(suitUuid),
          scheduleDeadline: (uuid, at) => c.env.DOCKET.getByName(uuid).scheduleDeadline(uuid, at),
        },
        courtroom: {
          updateCourtroom: (courtroom) => c.env.COURTROOM.getByName(courtroom.uuid).updateCourtroom(courtroom),
          readMessages: (courtroom) => c.env.COURTROOM.getByName(courtroom.uuid).readMessages(courtroom),
        },
        clock: () => Date.now(),
      },
      settings,
      parseJudgeSettings(c.env),
    ),
  );
  await next();
});
