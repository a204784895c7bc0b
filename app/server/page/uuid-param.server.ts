import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { uuidSchema } from "~/domain/case/case-ref";

/** A uuid in a page's path, lower case. What has not the form of one is no page's address: 404. */
export function uuidParam(text: string | undefined): string {
  const parsed = v.safeParse(uuidSchema, text);
  if (!parsed.success) throw data(null, { status: 404 });
  return parsed.output;
}
