import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { type AppError, internalError, invalidInput, isAppError, tooLarge } from "~/domain/app-error";
import { logError } from "~/server/observability/log.server";
import type { WebContext } from "../request-context";

/** The one place where the API turns a refusal or a fault into an answer (docs/rules.md#refusals). */
export function answerError(error: Error, context: Context<WebContext>): Response {
  const refusal = toAppError(error, context);
  const { message, code, status, retryAfter } = refusal;
  context.set("refusedAs", code);
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  return context.json({ error: message, message, code }, status);
}

/** Whatever was thrown, as a refusal with words for the person. Faults are logged here and lose their inner text. */
function toAppError(error: Error, context: Context<WebContext>): AppError {
  if (isAppError(error)) return error;
  if (error instanceof HTTPException && error.status === 413) return tooLarge();
  // Hono's body readers refuse what is no JSON or no form.
  if (error instanceof HTTPException && error.status === 400) return invalidInput("The request could not be read.");
  logError("request_failed", error, { requestId: context.get("requestId") });
  return internalError(error);
}
