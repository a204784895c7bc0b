import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FiledPage } from "~/components/sent/filed-page";
import { ForeignWordsIn } from "~/components/ui/words";
import { casePath } from "~/domain/case/case-ref";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";
import { uuidParam } from "~/server/page/uuid-param.server";

export const meta: MetaFunction = () => [
  { title: `PettySuit Filed Successfully · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ params, context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  const id = uuidParam(params.id);
  return answerLoader(async () => {
    const { seat, suit, token, isServed } = await services.pettysuit.getFiledSuit(visitor, id);
    // It is written for whoever filed.
    if (seat === "opponent") throw redirect(casePath({ kind: "pettysuit", uuid: id }));
    return {
      suitUuid: suit.uuid,
      allegation: suit.allegation,
      foreign: await services.languages.findForeignWords([suit.allegation]),
      judgePersonality: suit.judgePersonality,
      token,
      isServed,
      deadline: suit.deadline,
      opponentName: suit.opponentUsername ?? suit.opponentDisplayName,
      isDecided: suit.status === "settled",
      createdAt: suit.createdAt,
      reopenedBy: suit.reopenedBy,
      seenAt: Date.now(),
      siteOrigin,
    };
  });
}

export default function Sent() {
  const { foreign, ...filed } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <FiledPage {...filed} />
    </ForeignWordsIn>
  );
}
