import type { Context } from "hono";
import * as v from "valibot";
import { noSession, notFound, notYours } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import { ownCookie, readOwnCookie } from "~/server/account/own-cookie.server";
import { SEAT_TICKET, SEAT_TICKET_LIFETIME_MS } from "~/server/courtroom/seat-ticket.server";
import { inTime } from "~/server/in-time.server";
import { type Admission, admissionRequest } from "../courtroom/admission";
import type { WebContext } from "../request-context";
import { answerUpgrade, orClosed } from "./answer-upgrade";
import { awaitJoin } from "./await-join";
import { upgraded } from "./web-socket";

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

/**
 * The object's own answer to the upgrade. Refuses whoever may not be in court. One round trip to D1, and none for
 * whoever comes back with a ticket: when a network fails, everybody comes back at once.
 */
async function admit(c: Context<WebContext>, courtroomUuid: string): Promise<Response> {
  const { services, visitor } = c.var;
  if (visitor.tokenHash === null) throw noSession();
  const uuid = parseUuid(courtroomUuid);
  if (uuid === null) throw notFound("Courtroom");
  const claimed = parseUuid(c.req.query("uuid"));
  const cookie = seatCookie(uuid);
  const known = await services.admission.readTicket(visitor, uuid, readOwnCookie(c.req.raw, cookie, SEAT_TICKET));
  if (known !== null && known.userUuid === claimed) {
    const { userUuid, loginId, round } = known;
    const answer = await bring(c, uuid, { userUuid, loginId, courtroom: round });
    if (answer.status === 101) {
      c.executionCtx.waitUntil(services.admission.noteReturn(visitor, uuid, c.var.requestId));
      return answer;
    }
  }
  const { viewer, courtroom, ticket } = await services.admission.admitParty(visitor, uuid);
  if (viewer.uuid !== claimed) throw notYours();
  const { loginId = "" } = visitor;
  const answer = await bring(c, uuid, { userUuid: viewer.uuid, loginId, courtroom });
  if (answer.status !== 101) throw new Error(`The courtroom answered ${answer.status}.`);
  const kept = ownCookie(c.req.raw, cookie, ticket, SEAT_TICKET_LIFETIME_MS / 1_000);
  return new Response(null, { status: 101, webSocket: answer.webSocket, headers: { "Set-Cookie": kept } });
}

function bring(c: Context<WebContext>, uuid: string, who: Omit<Admission, "timeZone">): Promise<Response> {
  const asked = admissionRequest({ ...who, timeZone: c.var.visitor.timeZone });
  return inTime("object", c.env.COURTROOM.getByName(uuid).fetch(asked));
}

/** A browser may sit in several courtrooms at once. */
function seatCookie(uuid: string): string {
  return `-seat-${uuid.slice(0, 8)}`;
}

function parseUuid(given: string | undefined): string | null {
  const parsed = v.safeParse(uuidSchema, given);
  return parsed.success ? parsed.output : null;
}
