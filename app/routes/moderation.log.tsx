import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { deskMeta } from "~/components/moderation/desk-meta";
import { DeskLog } from "~/components/moderation/log/desk-log";
import { readAfterSchema } from "~/domain/moderation/moderation-input";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("The log");

export async function loader({ request, context: { services, visitor } }: LoaderFunctionArgs) {
  const after = v.parse(readAfterSchema, new URL(request.url).searchParams.get("after") ?? undefined);
  return { entries: await answerAsUnknown(() => services.moderation.readLog(visitor, after)) };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Log() {
  return <DeskLog {...useLoaderData<typeof loader>()} />;
}
