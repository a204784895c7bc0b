import type { Context } from "hono";
import { inTime } from "~/server/in-time.server";
import { arrivalRequest } from "../notifier/arrival";
import type { WebContext } from "../request-context";
import { answerUpgrade } from "./answer-upgrade";

/**
 * `/live?since=`: brings a person to their notifier (docs/rules.md#notices). Another site's page gets no socket at all,
 * and whoever is not signed in one that closes with the reason. One round trip to D1.
 */
export function openLive(c: Context<WebContext>): Promise<Response> {
  return answerUpgrade(c, async () => {
    const { services, visitor } = c.var;
    const { uuid: userUuid } = await services.account.getViewer(visitor);
    const { loginId = "" } = visitor;
    const since = Number(c.req.query("since") ?? Number.NaN);
    const arrival = { userUuid, loginId, since: Number.isFinite(since) ? since : null };
    const answer = await inTime("object", c.env.NOTIFIER.getByName(userUuid).fetch(arrivalRequest(arrival)));
    if (answer.status !== 101) throw new Error(`The notifier answered ${answer.status}.`);
    return answer;
  });
}
