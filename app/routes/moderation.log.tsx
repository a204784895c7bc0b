import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { deskMeta } from "~/components/moderation/desk-meta";
import { DeskLog } from "~/components/moderation/log/desk-log";
import { readBackSchema } from "~/domain/moderation/moderation-input";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("The log");

export async function loader({ request, context: { services, visitor } }: LoaderFunctionArgs) {
  const before = v.parse(readBackSchema, new URL(request.url).searchParams.get("before") ?? undefined);
  return { entries: await answerAsUnknown(() => services.moderation.readLog(visitor, before)) };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Log() {
  return <DeskLog {...useLoaderData<typeof loader>()} />;
}
