import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { type DeskStep, deskStepSchema, undoOf } from "~/domain/moderation/desk-step";
import { formatStep } from "~/domain/moderation/desk-words";
import { isShareId } from "~/domain/verdict/shared-verdict";
import { answerAction, parseForm } from "../page/refusals.server";
import { answerAsUnknown } from "../page/unknown-page.server";
import type { Moderator } from "./require-moderator.server";

/** What every page of the desk does with its forms. Somebody else's are not even read. */
export async function decideAtDesk({ request, context }: ActionFunctionArgs) {
  const moderator = await answerAsUnknown(() => context.services.moderation.enter(context.visitor));
  return answerAction(async () => {
    const step = await parseForm(request, deskStepSchema);
    await takeStep(context, moderator, step);
    return { said: formatStep(step), undo: undoOf(step) };
  });
}

async function takeStep(
  { services: { moderation, adDesk }, forgetAtEdge }: AppLoadContext,
  moderator: Moderator,
  step: DeskStep,
): Promise<unknown> {
  switch (step.intent) {
    case "topic":
      return moderation.decideTopic(moderator, step.id, step);
    case "verdict":
      await moderation.decideVerdict(moderator, step.id, step);
      return forgetAtEdge(step.id);
    case "reports":
      await moderation.decideReports(moderator, step);
      return step.kind === "verdict" && isShareId(step.id) ? forgetAtEdge(step.id) : undefined;
    case "person":
      return moderation.decidePerson(moderator, step);
    case "ad":
      return adDesk.setStatus(moderator, step.id, step.status);
    case "new_ad": {
      const { intent: _intent, about: _about, ...ad } = step;
      return adDesk.addAd(moderator, ad);
    }
    default:
      return step satisfies never;
  }
}
