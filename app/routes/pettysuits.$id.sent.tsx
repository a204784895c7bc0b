import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { FiledPage } from "~/components/sent/filed-page";
import { uuidSchema } from "~/domain/pettysuit/pettysuit";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `PettySuit Filed Successfully · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ params, context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  const id = v.safeParse(uuidSchema, params.id);
  if (!id.success) throw data(null, { status: 404 });
  return answerLoader(async () => {
    const { suit, token } = await services.pettysuit.getFiledSuit(visitor, id.output);
    return {
      suitUuid: suit.uuid,
      allegation: suit.allegation,
      judgePersonality: suit.judgePersonality,
      token,
      deadline: suit.deadline,
      seenAt: Date.now(),
      siteOrigin,
    };
  });
}

export default function Sent() {
  return <FiledPage {...useLoaderData<typeof loader>()} />;
}
