import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MyCourtsPage } from "~/components/my-cases/my-courts-page";
import { ForeignWordsIn } from "~/components/ui/words";
import { PRODUCT_NAME } from "~/domain/product";
import { findForeignWords } from "~/server/language/find-foreign-words.server";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `All Courts & Battles · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => {
    const listed = await services.myCases.listOwnCases(visitor);
    return { listed, foreign: await findForeignWords([...listed.swipes, ...listed.courts].map(({ title }) => title)) };
  });
}

export default function MyCourts() {
  const { listed, foreign } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <MyCourtsPage {...listed} />
    </ForeignWordsIn>
  );
}
