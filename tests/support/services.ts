import { env } from "cloudflare:workers";
import { composeServices } from "~/server/composition.server";
import type { DocketPort } from "~/server/docket/docket-port.server";
import { parseJudgeSettings, parseSettings } from "~/server/env.server";
import { silentDocket } from "./court";

/** The services of one request as the composition root builds them, for what pages call and the API does not. */
export function openServices(docket: DocketPort = silentDocket) {
  const services = composeServices(
    { d1: env.DB, cards: env.CARDS, cardRenderer: env.VERDICT_CARD, docket, clock: () => Date.now() },
    parseSettings({}),
    parseJudgeSettings({}),
  );
  return { services, trips: services.roundTrips };
}
