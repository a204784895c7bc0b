import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ForeignWordsIn } from "~/components/ui/words";
import { FairnessPage } from "~/components/verdict/fairness-page";
import { FairnessProblem } from "~/components/verdict/fairness-problem";
import { PRODUCT_NAME } from "~/domain/product";
import { textsOf } from "~/domain/verdict/fairness";
import { findForeignWords } from "~/server/language/find-foreign-words.server";
import { answerLoader } from "~/server/page/refusals.server";
import { uuidParam } from "~/server/page/uuid-param.server";

export const meta: MetaFunction = () => [
  { title: `How fair was this? · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ params, context: { services, visitor } }: LoaderFunctionArgs) {
  const uuid = uuidParam(params.uuid);
  return answerLoader(async () => {
    const view = await services.verdict.getFairness(visitor, uuid);
    return { view, foreign: await findForeignWords(textsOf(view)) };
  });
}

export default function Fairness() {
  const { view, foreign } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <FairnessPage {...view} />
    </ForeignWordsIn>
  );
}

export { FairnessProblem as ErrorBoundary };
