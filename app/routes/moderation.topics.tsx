import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { deskMeta } from "~/components/moderation/desk-meta";
import { DecidedTopics } from "~/components/moderation/topics/decided-topics";
import { ForeignWordsIn } from "~/components/ui/words";
import { decidedTopicsSchema } from "~/domain/moderation/moderation-input";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("Decided topics");

export async function loader({ request, context: { services, visitor } }: LoaderFunctionArgs) {
  const { status, after } = v.parse(decidedTopicsSchema, Object.fromEntries(new URL(request.url).searchParams));
  const topics = await answerAsUnknown(() => services.moderation.listTopics(visitor, status, after));
  const foreign = await services.languages.findForeignWords(topics.map(({ title }) => title));
  return { status, topics, foreign, readAt: Date.now() };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Topics() {
  const { foreign, ...decided } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <DecidedTopics {...decided} />
    </ForeignWordsIn>
  );
}
