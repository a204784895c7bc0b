import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { type AppError, type ErrorCode, invalidInput, isAppError } from "~/domain/app-error";
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
    const refusal: Refusal = { ok: false, error: error.message, code: error.code };
    return data(refusal, { status: error.status, headers: retryHeaders(error) });
  }
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
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (!parsed.success) throw invalidInput(firstProblem(schema, parsed.issues));
  return parsed.output;
}

function retryHeaders(error: AppError): HeadersInit {
  return error.retryAfter === undefined ? {} : { "Retry-After": String(error.retryAfter) };
}
