import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/components/moderation/desk-meta";
import { WaitingTopics } from "~/components/moderation/topics/waiting-topics";
import { ForeignWordsIn } from "~/components/ui/words";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("Waiting topics");

export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  const { topics, reports } = await answerAsUnknown(() => services.moderation.readQueue(visitor));
  const foreign = await services.languages.findForeignWords(topics.map(({ title }) => title));
  return { topics, foreign, reported: reports.length, readAt: Date.now() };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Moderation() {
  const { foreign, ...waiting } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <WaitingTopics {...waiting} />
    </ForeignWordsIn>
  );
}
