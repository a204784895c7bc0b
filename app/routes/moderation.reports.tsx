import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/components/moderation/desk-meta";
import { ReportedThings } from "~/components/moderation/reports/reported-things";
import { ForeignWordsIn } from "~/components/ui/words";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("Reports");

export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  const { topics, reports } = await answerAsUnknown(() => services.moderation.readQueue(visitor));
  const written = reports.flatMap(({ text, notes }) => (text === null ? notes : [text, ...notes]));
  return {
    reports,
    waiting: topics.length,
    readAt: Date.now(),
    foreign: await services.languages.findForeignWords(written),
  };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function Reports() {
  const { foreign, ...reported } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <ReportedThings {...reported} />
    </ForeignWordsIn>
  );
}
