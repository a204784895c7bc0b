import type { Context } from "hono";
import * as v from "valibot";
import type { AppError } from "~/domain/app-error";
import { uuidSchema } from "~/domain/case/case-ref";
import type { WebContext } from "../request-context";

/** A path's `:uuid`, lower case. What has not the form of one can't be anything's, so it is refused as unknown. */
export function uuidParam<Env extends WebContext>(
  context: Context<Env, string>,
  unknown: AppError,
  name = "uuid",
): string {
  const parsed = v.safeParse(uuidSchema, context.req.param(name));
  if (!parsed.success) throw unknown;
  return parsed.output;
}
