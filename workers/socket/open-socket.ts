import type { Context } from "hono";
import * as v from "valibot";
import { isAppError, noSession, notFound, notYours } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import { CLOSE_CODES, type CloseReason } from "~/domain/courtroom/close-codes";
import { logError, logEvent } from "~/server/observability/log.server";
import { admissionRequest } from "../courtroom/admission";
import { isOwnOrigin } from "../middleware/refuse-foreign-origin";
import type { WebContext } from "../request-context";
import { awaitJoin } from "./await-join";

/**
 * `/ws?uuid=&courtroom=`: brings a party to the courtroom's object (docs/rules.md#the-socket). Without `courtroom` the
 * first message says which. Another site's page gets no socket at all. Whoever may not be in court gets one that closes
 * with the reason, since a browser can't read a refused upgrade.
 */
export async function openSocket(c: Context<WebContext>): Promise<Response> {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 426 });
  if (!isOwnOrigin(c.req.raw, c.var.siteOrigin)) return new Response(null, { status: 403 });
  const courtroomUuid = c.req.query("courtroom");
  if (courtroomUuid === undefined) {
    const claimedUuid = parseUuid(c.req.query("uuid"));
    return upgraded(awaitJoin(claimedUuid, async (named) => (await admit(c, named)).webSocket ?? "fault"));
  }
  return admit(c, courtroomUuid);
}

/** The object's own answer to the upgrade, or a socket that closes with the reason why not. One round trip to D1. */
async function admit(c: Context<WebContext>, courtroomUuid: string): Promise<Response> {
  const { services, visitor, requestId } = c.var;
  try {
    if (visitor.tokenHash === null) throw noSession();
    const uuid = parseUuid(courtroomUuid);
    if (uuid === null) throw notFound("Courtroom");
    const { viewer, courtroom } = await services.courtroom.admitParty(visitor, uuid);
    if (viewer.uuid !== parseUuid(c.req.query("uuid"))) throw notYours();
    const object = c.env.COURTROOM.getByName(courtroom.uuid);
    const { sessionId = "", timeZone } = visitor;
    const answer = await object.fetch(admissionRequest({ userUuid: viewer.uuid, sessionId, timeZone, courtroom }));
    logEvent("socket", { requestId, outcome: answer.status === 101 ? "admitted" : "fault" });
    return answer.status === 101 ? answer : closed("fault");
  } catch (error) {
    const reason = closeReason(error);
    if (reason === "fault") logError("socket_failed", error, { requestId });
    logEvent("socket", { requestId, outcome: reason });
    return closed(reason);
  }
}

function closeReason(error: unknown): CloseReason {
  if (!isAppError(error)) return "fault";
  if (error.code === "no_session") return "noSession";
  if (error.code === "not_yours") return "notYours";
  return error.code === "not_found" ? "notFound" : "fault";
}

function closed(reason: CloseReason): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(CLOSE_CODES[reason], reason);
  return upgraded(client);
}

function upgraded(webSocket: WebSocket): Response {
  return new Response(null, { status: 101, webSocket });
}

function parseUuid(given: string | undefined): string | null {
  const parsed = v.safeParse(uuidSchema, given);
  return parsed.success ? parsed.output : null;
}
