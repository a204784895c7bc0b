import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { type AppError, invalidInput, isAppError } from "~/domain/app-error";
import type { ErrorCode } from "~/domain/error-code";
import { firstProblem } from "~/domain/input-problem";

/**
 * What a page's action gives when it refuses: a sentence for the person and a machine word. Nothing typed is lost by
 * it.
 */
export interface Refusal {
  ok: false;
  error: string;
  code: ErrorCode;
}

/**
 * Runs what an action does and gives its result, or a refusal as data, so that the page stays as it is with everything
 * the person typed. Faults are not refusals: they go on to Remix, which logs them.
 */
export async function answerAction<Result extends object>(action: () => Promise<Result>) {
  try {
    return data({ ok: true as const, ...(await action()) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse(error);
  }
}

/** A refusal as data, with its status; `headers` go along. */
export function refuse(error: AppError, headers = new Headers()) {
  const refusal: Refusal = { ok: false, error: error.message, code: error.code };
  if (error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return data(refusal, { status: error.status, headers });
}

/** Runs a loader's reading; a refusal becomes the response that the page's error boundary shows. */
export async function answerLoader<Result>(reading: () => Promise<Result>): Promise<Result> {
  try {
    return await reading();
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw data({ message: error.message, code: error.code }, { status: error.status, headers: retryHeaders(error) });
  }
}

/** Parses a form by the domain's schema. The first thing wrong is the refusal's sentence. */
export async function parseForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const form = await request.formData().catch(() => {
    throw invalidInput("The request could not be read.");
  });
  return parseFields(Object.fromEntries(form), schema);
}

/** Parses what a form has sent, like `parseForm`, for an action that has looked at it before. */
export function parseFields<Schema extends v.GenericSchema>(sent: Sent, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw invalidInput(firstProblem(schema, parsed.issues));
  return parsed.output;
}

/** The fields of a form as they came. */
export type Sent = Record<string, File | string>;

/** What a form has sent, to be given back with a refusal; nothing where it can't be read. */
export async function readSent(request: Pick<Body, "formData">): Promise<Sent> {
  return Object.fromEntries(await request.formData().catch(() => new FormData()));
}

/** What one field of a form holds, like `readSent`; blank where it is missing. */
export async function sentText(request: Pick<Body, "formData">, field: string): Promise<string> {
  return String((await readSent(request))[field] ?? "");
}

function retryHeaders(error: AppError): HeadersInit {
  return error.retryAfter === undefined ? {} : { "Retry-After": String(error.retryAfter) };
}
