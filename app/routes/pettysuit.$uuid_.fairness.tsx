import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FairnessPage } from "~/components/verdict/fairness/fairness-page";
import { answerLoader } from "~/server/page/refusals.server";
import { uuidParam } from "~/server/page/uuid-param.server";

export { fairnessMeta as meta } from "~/components/verdict/fairness/fairness-page";
export { FairnessProblem as ErrorBoundary } from "~/components/verdict/fairness/fairness-problem";

export function loader({ params, context: { services, visitor } }: LoaderFunctionArgs) {
  const uuid = uuidParam(params.uuid);
  return answerLoader(() => services.deck.getFairness(visitor, uuid));
}

export default function Fairness() {
  return <FairnessPage {...useLoaderData<typeof loader>()} />;
}
