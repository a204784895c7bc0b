import type { Context } from "hono";
import * as v from "valibot";
import { noSession, notFound, notYours } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import { admissionRequest } from "../courtroom/admission";
import type { WebContext } from "../request-context";
import { answerUpgrade, orClosed, upgraded } from "./answer-upgrade";
import { awaitJoin } from "./await-join";

/**
 * `/ws?uuid=&courtroom=`: brings a party to the courtroom's object (docs/rules.md#the-socket). Without `courtroom` the
 * first message says which.
 */
export function openSocket(c: Context<WebContext>): Promise<Response> {
  const courtroomUuid = c.req.query("courtroom");
  if (courtroomUuid !== undefined) return answerUpgrade(c, () => admit(c, courtroomUuid));
  return answerUpgrade(c, async () => {
    const connect = (named: string) => orClosed(c, () => admit(c, named));
    return upgraded(
      awaitJoin(parseUuid(c.req.query("uuid")), async (named) => (await connect(named)).webSocket ?? "fault"),
    );
  });
}

/** The object's own answer to the upgrade. Refuses whoever may not be in court. One round trip to D1. */
async function admit(c: Context<WebContext>, courtroomUuid: string): Promise<Response> {
  const { services, visitor } = c.var;
  if (visitor.tokenHash === null) throw noSession();
  const uuid = parseUuid(courtroomUuid);
  if (uuid === null) throw notFound("Courtroom");
  const { viewer, courtroom } = await services.courtroom.admitParty(visitor, uuid);
  if (viewer.uuid !== parseUuid(c.req.query("uuid"))) throw notYours();
  const object = c.env.COURTROOM.getByName(courtroom.uuid);
  const { loginId = "", timeZone } = visitor;
  const answer = await object.fetch(admissionRequest({ userUuid: viewer.uuid, loginId, timeZone, courtroom }));
  if (answer.status !== 101) throw new Error(`The courtroom answered ${answer.status}.`);
  return answer;
}

function parseUuid(given: string | undefined): string | null {
  const parsed = v.safeParse(uuidSchema, given);
  return parsed.success ? parsed.output : null;
}
