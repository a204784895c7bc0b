import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { DilemmaPage } from "~/components/dilemma/dilemma-page";
import { DilemmaProblem } from "~/components/dilemma/dilemma-problem";
import { ForeignWordsIn } from "~/components/ui/words";
import type { Answer } from "~/domain/deck/answer";
import { questionsOf } from "~/domain/deck/deck-state";
import type { DeckReply } from "~/domain/deck/deck-step";
import { NETWORK_ERROR } from "~/domain/dilemma/dilemma-rules";
import { type DilemmaStep, dilemmaStepSchema } from "~/domain/dilemma/dilemma-step";
import { PRODUCT_NAME } from "~/domain/product";
import type { Visitor } from "~/server/account/visitor.server";
import type { DilemmaService } from "~/server/dilemma/dilemma-service.server";
import { answerBareStep } from "~/server/page/bare-form.server";
import { answerAction, answerLoader, parseFields, readSent } from "~/server/page/refusals.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uuid } = params;
  if (uuid === undefined) throw data({ message: "Session UUID is required" }, { status: 400 });
  const opened = await answerLoader(() => context.services.dilemma.openSession(context.visitor, uuid));
  const shown = [opened.session.dilemma, ...questionsOf(opened.items).map(({ prompt }) => prompt)];
  return { ...opened, foreign: opened.decided?.foreign ?? (await context.services.languages.findForeignWords(shown)) };
}

export async function action({ request, params, context: { services, visitor } }: ActionFunctionArgs) {
  const uuid = params.uuid ?? "";
  const sent = await readSent(request);
  if ("plea" in sent && !("intent" in sent)) {
    const bare = { ...sent, intent: "answer" };
    return answerBareStep(request, async () =>
      takeStep(services.dilemma, visitor, uuid, parseFields(bare, dilemmaStepSchema)),
    );
  }
  return answerAction(async () => ({
    answers: await takeStep(services.dilemma, visitor, uuid, parseFields(sent, dilemmaStepSchema)),
  }));
}

function takeStep(dilemma: DilemmaService, visitor: Visitor, uuid: string, step: DilemmaStep): Promise<Answer[]> {
  const { questionUuid } = step;
  switch (step.intent) {
    case "answer":
      return dilemma.recordAnswer(visitor, uuid, { questionUuid, answerBoolean: step.plea === "yes" });
    case "undo":
      return dilemma.takeBackAnswer(visitor, uuid, { questionUuid });
    default:
      return step satisfies never;
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<DeckReply> {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // A browser's fetch fails by a TypeError; anything else was said by a server.
    const isOffline = error instanceof TypeError;
    return { ok: false, error: isOffline ? NETWORK_ERROR : "The court tripped.", code: "internal" };
  }
}

/** A step gives back all that it changed. Reading the page again after every swipe would double its requests. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.session.dilemma ?? "Dilemma"} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function ProcrastinationDeckPage() {
  const { foreign, ...opened } = useLoaderData<typeof loader>();
  // A deck that was read again with its questions is another deck.
  return (
    <ForeignWordsIn foreign={foreign}>
      <DilemmaPage key={`${opened.session.uuid} ${opened.items.length}`} {...opened} />
    </ForeignWordsIn>
  );
}

export { DilemmaProblem as ErrorBoundary };
