import type { Context } from "hono";
import { isAppError } from "~/domain/app-error";
import type { CloseReason } from "~/domain/courtroom/close-codes";
import { logError, logEvent } from "~/server/observability/log.server";
import { noteRefusal } from "../middleware/note-refusal";
import { isOwnOrigin } from "../middleware/refuse-foreign-origin";
import type { WebContext } from "../request-context";
import { turnAway } from "./web-socket";

/**
 * Answers whoever asks for a socket. Another site's page gets none; a refusal becomes one that closes with the reason,
 * since a browser can't read a refused upgrade.
 */
export async function answerUpgrade(c: Context<WebContext>, open: () => Promise<Response>): Promise<Response> {
  const headers = { "X-Request-Id": c.var.requestId };
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 426, headers });
  if (!isOwnOrigin(c.req.raw, c.var.siteOrigin)) {
    await noteRefusal(c, "bad_origin");
    return new Response(null, { status: 403, headers });
  }
  const answer = await orClosed(c, open);
  // An answer that came from an object takes no more headers itself.
  return new Response(null, {
    status: answer.status,
    webSocket: answer.webSocket,
    headers: { ...Object.fromEntries(answer.headers), ...headers },
  });
}

/** A socket, or one that closes with the reason why not. The log learns how it came out. */
export async function orClosed(c: Context<WebContext>, open: () => Promise<Response>): Promise<Response> {
  const { requestId } = c.var;
  try {
    const answer = await open();
    logEvent("socket", { requestId, outcome: "admitted" });
    return answer;
  } catch (error) {
    const reason = closeReason(error);
    if (isAppError(error)) await noteRefusal(c, error.code);
    if (reason === "fault") logError("socket_failed", error, { requestId });
    logEvent("socket", { requestId, outcome: reason });
    return turnAway(reason);
  }
}

function closeReason(error: unknown): CloseReason {
  if (!isAppError(error)) return "fault";
  if (error.code === "no_session") return "noSession";
  if (error.code === "not_yours") return "notYours";
  return error.code === "not_found" ? "notFound" : "fault";
}
