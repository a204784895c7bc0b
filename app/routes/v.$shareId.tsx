import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { SharedCardPage } from "~/components/shared-card/shared-card-page";
import { PageError } from "~/components/shell/page-error";
import { ForeignWordsIn } from "~/components/ui/words";
import { SealedVerdict } from "~/components/verdict/sharing/sealed-verdict";
import { PRODUCT_NAME } from "~/domain/product";
import { writtenOn } from "~/domain/verdict/card-words";
import { previewKind, previewTags } from "~/domain/verdict/link-preview";
import { answerLoader } from "~/server/page/refusals.server";

export async function loader({ params, context: { services, siteOrigin } }: LoaderFunctionArgs) {
  const shared = await answerLoader(() => services.sharing.openSharedCard(params.shareId ?? ""));
  const foreign = await services.languages.findForeignWords(writtenOn(shared.card));
  return { shared, siteOrigin, foreign };
}

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (!data) return [{ title: `Verdict · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
  return previewTags(data.shared, data.siteOrigin, previewKind(location.search));
};

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 410 ? <SealedVerdict /> : <PageError error={error} />;
}

export default function SharedVerdict() {
  const { shared, foreign } = useLoaderData<typeof loader>();
  const kind = previewKind(useLocation().search);
  return (
    <ForeignWordsIn foreign={foreign}>
      <SharedCardPage shareId={shared.shareId} card={shared.card} kind={kind} />
    </ForeignWordsIn>
  );
}
