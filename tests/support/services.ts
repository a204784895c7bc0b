import { env } from "cloudflare:workers";
import { composeServices } from "~/server/composition.server";
import type { DocketPort } from "~/server/docket/docket-port.server";
import { parseSettings } from "~/server/env.server";
import { notifierPort } from "../../workers/notifier-port";
import { silentDocket } from "./court";
import { courtroomObjects } from "./courtroom-object";

/** The services of one request as the composition root builds them, for what pages call and the API does not. */
export function openServices(docket: Partial<DocketPort> = {}, d1 = env.DB) {
  const platform = { d1, cards: env.CARDS, clock: () => Date.now(), isBareFormAllowed: async () => true };
  const services = composeServices(
    {
      ...platform,
      cardPress: { print: (order) => env.CARD_PRESS.getByName(order.key).print(order) },
      erasure: {
        prepare: (plan) => env.ERASURE.getByName(plan.userUuid).prepare(plan),
        carryOut: (plan) => env.ERASURE.getByName(plan.userUuid).carryOut(plan),
      },
      siteOrigin: "http://court.test",
      judge: env.JUDGE,
      docket: { ...silentDocket, ...docket },
      courtroom: courtroomObjects,
      notifier: notifierPort(env.NOTIFIER),
    },
    parseSettings({ ENVIRONMENT: "development" }),
  );
  return { services, trips: services.roundTrips };
}
