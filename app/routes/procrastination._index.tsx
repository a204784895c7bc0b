import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { ProcrastinationPage } from "~/components/dilemma/box/procrastination-page";
import { answerStart } from "~/components/dilemma/box/start-answer";
import { casePath } from "~/domain/case/case-ref";
import { startSessionSchema } from "~/domain/dilemma/session";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";
import { saysPettyField } from "~/domain/screening/says-petty";
import { answerAction, answerLoader, parseForm, sentText } from "~/server/page/refusals.server";

export const meta: MetaFunction = () =>
  pageMeta(
    `Procrastination Mode · ${PRODUCT_NAME}`,
    "Tell the court what you can't decide, answer a few questions, and a judge decides for you. Free, no account.",
  );

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({ viewer: await services.account.findViewer(visitor) }));
}

/** Starts a session and leads to it. A refusal gives back what was sent: without scripts the page is drawn anew. */
export async function action({ request, context: { services, visitor } }: ActionFunctionArgs) {
  const copy = request.clone();
  const refused = await answerAction(async (): Promise<never> => {
    const { uuid } = await services.dilemma.startSession(visitor, await parseForm(request, startFormSchema()));
    throw redirect(casePath({ kind: "dilemma", uuid }));
  });
  const sent = await sentText(copy, "dilemma");
  return data({ ...refused.data, sent }, refused.init ?? {});
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return answerStart(() => serverAction<typeof action>());
}

/** Starting a session leads to another page, and a failed start changes nothing: there is nothing to read again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Procrastination() {
  return <ProcrastinationPage {...useLoaderData<typeof loader>()} />;
}

/** The session's schema as a form carries it. Made on use, so that the browser's build drops it. */
function startFormSchema() {
  return v.object({ ...startSessionSchema.entries, saysPetty: saysPettyField });
}
