import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { DeckPage } from "~/components/pettysuit/deck-page";
import { DeckProblem } from "~/components/pettysuit/deck-problem";
import { ForeignWordsIn } from "~/components/ui/words";
import type { Answer } from "~/domain/deck/answer";
import { answerOf } from "~/domain/deck/answer";
import { bareAnswerSchema, type DeckReply, type DeckStep, deckStepSchema } from "~/domain/deck/deck-step";
import { PRODUCT_NAME } from "~/domain/product";
import type { Visitor } from "~/server/account/visitor.server";
import type { DeckService } from "~/server/deck/deck-service.server";
import { answerBareStep } from "~/server/page/bare-form.server";
import { answerAction, answerLoader, parseFields, readSent } from "~/server/page/refusals.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uuid } = params;
  if (uuid === undefined) throw data({ message: "Error: missing dispute UUID" }, { status: 400 });
  const deck = await answerLoader(() => context.services.deck.openDeck(context.visitor, uuid));
  const shown = [deck.suit.allegation, ...deck.questions.map(({ prompt }) => prompt)];
  return {
    ...deck,
    foreign: deck.decided?.foreign ?? (await context.services.languages.findForeignWords(shown)),
    siteOrigin: context.siteOrigin,
    seenAt: Date.now(),
  };
}

export async function action({ request, params, context: { services, visitor } }: ActionFunctionArgs) {
  const uuid = params.uuid ?? "";
  const sent = await readSent(request);
  if ("plea" in sent && !("intent" in sent)) {
    return answerBareStep(request, async () => {
      const { questionUuid, plea } = parseFields(sent, bareAnswerSchema);
      return services.deck.recordAnswer(visitor, uuid, { questionUuid, ...answerOf(plea) });
    });
  }
  return answerAction(async () => takeStep(services.deck, visitor, uuid, parseFields(sent, deckStepSchema)));
}

async function takeStep(
  deck: DeckService,
  visitor: Visitor,
  suitUuid: string,
  step: DeckStep,
): Promise<{ answers?: Answer[] }> {
  switch (step.intent) {
    case "answer":
      return { answers: await deck.recordAnswer(visitor, suitUuid, { ...step, ...answerOf(step.plea) }) };
    case "undo":
      return { answers: await deck.takeBackAnswer(visitor, suitUuid, step) };
    case "complete":
      await deck.completeDeck(visitor, suitUuid, step.userUuid);
      return {};
    case "prepare":
      await deck.ensureQuestions(visitor, suitUuid, step.userUuid);
      return {};
    default:
      return step satisfies never;
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<DeckReply> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { ok: false, error: "The court could not be reached. Please try again.", code: "internal" };
  }
}

/** A step gives back all that it changed. Reading the page again after every swipe would double its requests. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `PettySuit: ${data.suit.allegation} · ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: "robots", content: "noindex" },
];

export default function PettySwipePage() {
  const { foreign, ...deck } = useLoaderData<typeof loader>();
  // A case that is reopened has a new deadline, and nothing of the page may remember the verdict that is gone.
  return (
    <ForeignWordsIn foreign={foreign}>
      <DeckPage key={`${deck.suit.uuid} ${deck.suit.deadline} ${deck.questions.length}`} {...deck} />
    </ForeignWordsIn>
  );
}

export { DeckProblem as ErrorBoundary };
