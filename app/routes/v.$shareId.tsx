import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { SharedCardPage } from "~/components/shared-card/shared-card-page";
import { PageError } from "~/components/shell/page-error";
import { ForeignWordsIn } from "~/components/ui/words";
import { SealedVerdict } from "~/components/verdict/sharing/sealed-verdict";
import { PRODUCT_NAME } from "~/domain/product";
import { cardWords, writtenOn } from "~/domain/verdict/card-words";
import { previewKind, previewTags } from "~/domain/verdict/link-preview";
import { answerLoader } from "~/server/page/refusals.server";

export async function loader({ params, request, context: { services, siteOrigin } }: LoaderFunctionArgs) {
  const kind = previewKind(new URL(request.url).search);
  const shared = await answerLoader(() => services.sharing.openSharedCard(params.shareId ?? ""));
  const foreign = await services.languages.findForeignWords(writtenOn(shared.card));
  const closed = kind === "spoiler_free" ? cardWords(shared.card).closed : null;
  return { shared, tags: previewTags(shared, siteOrigin, kind), closed, foreign };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: `Verdict · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
  return data.tags;
};

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 410 ? <SealedVerdict /> : <PageError error={error} />;
}

export default function SharedVerdict() {
  const { shared, closed, foreign } = useLoaderData<typeof loader>();
  return (
    <ForeignWordsIn foreign={foreign}>
      <SharedCardPage shareId={shared.shareId} card={shared.card} closed={closed} />
    </ForeignWordsIn>
  );
}
