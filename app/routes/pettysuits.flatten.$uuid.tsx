import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { AnyCard } from "~/components/shared-card/any-card";
import { ForeignWordsIn, Words } from "~/components/ui/words";
import { BareNotice } from "~/components/verdict/card/bare-notice";
import { PreparingVerdict } from "~/components/verdict/card/preparing-verdict";
import { isAppError } from "~/domain/app-error";
import { PRODUCT_NAME } from "~/domain/product";
import { cardWords, writtenOn } from "~/domain/verdict/card-words";

export const handle = { bare: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { uuid } = params;
  if (uuid === undefined) throw data({ message: "Missing uuid" }, { status: 400 });
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw data({ message: "Missing token" }, { status: 401 });
  try {
    const card = await context.services.verdict.getCardByToken(uuid, token, new URL(context.siteOrigin).host);
    return { card, foreign: await context.services.languages.findForeignWords(writtenOn(card)) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "verdict_not_ready") return { card: null, foreign: [] };
    throw data({ message: error.message }, { status: error.status });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.card ? cardWords(data.card).matter : "Verdict"} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** Exactly the card and nothing else, to be taken as a picture. */
export default function FlattenPage() {
  const { card, foreign } = useLoaderData<typeof loader>();
  if (card === null) return <PreparingVerdict />;
  return (
    <ForeignWordsIn foreign={foreign}>
      <main className="relative w-fit">
        <h1 className="sr-only">
          <Words>{cardWords(card).matter}</Words>
        </h1>
        <AnyCard card={card} />
      </main>
    </ForeignWordsIn>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <BareNotice title="Error">Verdict data is missing from response</BareNotice>;
  if (error.status !== 401 && error.status !== 403) return <BareNotice title="Error">{error.data?.message}</BareNotice>;
  const isMissing = error.data?.message === "Missing token";
  return (
    <BareNotice
      title="Unauthorized"
      detail={isMissing ? "Missing token" : `Unauthorized verdict fetch: ${error.status}`}
    >
      Invalid or missing token
    </BareNotice>
  );
}
