import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { NoSuchCode } from "~/components/courtroom/no-such-code";
import { WaitingForOpponent } from "~/components/courtroom/waiting/waiting-for-opponent";
import { PageError } from "~/components/shell/page-error";
import { LinkButton } from "~/components/ui/button";
import { ForeignWordsIn } from "~/components/ui/words";
import { casePath } from "~/domain/case/case-ref";
import { KNOCK_ERRORS, type KnockReply, knockSchema } from "~/domain/invitation/knock";
import { PRODUCT_NAME } from "~/domain/product";
import { answerAction, answerLoader, parseForm } from "~/server/page/refusals.server";

/**
 * Whoever is no party gets the same as for a code that nobody has (docs/rules.md#only-the-two-parties), and may knock.
 * Once both are there, or the judge has ruled without, court is elsewhere.
 */
export async function loader({ params, context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  const { courtroom, token } = await answerLoader(() =>
    services.courtroom.openWaitingScreen(visitor, params.code ?? ""),
  );
  if (courtroom.opponent !== null || courtroom.status === "settled")
    throw replace(casePath({ kind: "courtroom", uuid: courtroom.uuid }));
  const { uuid, code, allegation, judgePersonality, deadline, createdAt, reopenedBy } = courtroom;
  return {
    uuid,
    code,
    allegation,
    foreign: await services.languages.findForeignWords([allegation]),
    judgePersonality,
    token,
    siteOrigin,
    ...{ deadline, createdAt, reopenedBy },
    seenAt: Date.now(),
  };
}

export function action({ request, params, context: { services } }: ActionFunctionArgs) {
  return answerAction(async () => {
    const { recaptchaToken } = await parseForm(request, knockSchema);
    return { token: await services.courtroom.knock(params.code ?? "", recaptchaToken) };
  });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<KnockReply> {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const isOffline = error instanceof TypeError;
    return { ok: false, error: isOffline ? KNOCK_ERRORS.offline : KNOCK_ERRORS.failed, code: "internal" };
  }
}

/** Who has knocked goes on by the link; asking for the waiting screen again would only find it closed once more. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction = () => [
  { title: `Waiting for Your Opponent · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function WaitingPage() {
  const { foreign, ...waiting } = useLoaderData<typeof loader>();
  const { uuid } = waiting;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6 lg:py-14">
      <ForeignWordsIn foreign={foreign}>
        <WaitingForOpponent {...waiting} />
      </ForeignWordsIn>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={casePath({ kind: "courtroom", uuid })}>Take your seat</LinkButton>
        <LinkButton to="/" look="quiet">
          Return Home
        </LinkButton>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchCode /> : <PageError error={error} />;
}
