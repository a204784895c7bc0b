import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { HotTopicsPage } from "~/components/topic/hot-topics-page";
import { answerSubmission } from "~/components/topic/submission/submission-answer";
import { ForeignWordsIn } from "~/components/ui/words";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";
import { submitTopicSchema } from "~/domain/topic/topic-input";
import { answerAction, answerLoader, parseForm, sentText } from "~/server/page/refusals.server";

export const meta: MetaFunction = () =>
  pageMeta(
    `Hot Topics · ${PRODUCT_NAME}`,
    "Small habits before a large jury: swipe each one, and see what the petty community thinks of it.",
  );

export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  const opened = await answerLoader(() => services.topics.openHotTopics(visitor));
  const written = [...opened.topics, ...opened.submitted].map(({ title }) => title);
  return { opened, foreign: await services.languages.findForeignWords(written) };
}

/** Hands in a topic. A refusal gives back what was sent: without scripts the page is drawn anew. */
export async function action({ request, context: { services, visitor } }: ActionFunctionArgs) {
  const copy = request.clone();
  const answered = await answerAction(async () => {
    const { isWaiting } = await services.submissions.submit(visitor, await parseForm(request, submitTopicSchema));
    return { isWaiting };
  });
  if (answered.data.ok) return answered;
  const sent = await sentText(copy, "topicText");
  return data({ ...answered.data, sent }, answered.init ?? {});
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return answerSubmission(() => serverAction<typeof action>());
}

/**
 * A topic that was refused changes nothing, so there is nothing to read again. Reading it all the same would get in the
 * way of being led to the calm page.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.ok !== false && defaultShouldRevalidate;
}

export default function HotTopics() {
  const { opened, foreign } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <HotTopicsPage {...opened} />
    </ForeignWordsIn>
  );
}
