import type { Context } from "hono";
import type { ErrorCode } from "~/domain/error-code";
import { logEvent } from "~/server/observability/log.server";
import { pseudonymOf } from "~/server/observability/pseudonym.server";
import type { WebContext } from "../request-context";

type RefusalEvent = "origin_refused" | "access_refused" | "code_refused";

/** Refusals that somebody who watches over the court wants to see by themselves. */
const EVENTS: Partial<Record<ErrorCode, RefusalEvent>> = {
  bad_origin: "origin_refused",
  bad_csrf_token: "origin_refused",
  no_session: "access_refused",
  not_yours: "access_refused",
  login_too_old: "access_refused",
  bad_code: "code_refused",
  code_void: "code_refused",
  code_expired: "code_refused",
  bad_current_code: "code_refused",
};

/** Writes a line of its own about such a refusal: which session it was, by a name that leads to nobody. */
export async function noteRefusal(c: Context<WebContext>, code: ErrorCode): Promise<void> {
  const event = EVENTS[code];
  if (event === undefined) return;
  const { requestId, settings, visitor } = c.var;
  logEvent(event, { requestId, code, session: await pseudonymOf(settings.APP_SECRET, visitor.tokenHash) });
}
