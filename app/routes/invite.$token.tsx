import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { InvalidInvitation } from "~/components/invitation/invalid-invitation";
import { OpenInvitation } from "~/components/invitation/open-invitation";
import { SeatTaken } from "~/components/invitation/seat-taken";
import { ForeignWordsIn } from "~/components/ui/words";
import { casePath } from "~/domain/case/case-ref";
import { joinInvitationSchema } from "~/domain/invitation/invitation";
import { JOIN_ERRORS, type JoinReply, whyNotJoinable } from "~/domain/invitation/join";
import { PRODUCT_NAME } from "~/domain/product";
import { answerAction, answerLoader, parseForm } from "~/server/page/refusals.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const view = await answerLoader(() => context.services.invitation.openInvitation(context.visitor, token));
  if (view.state === "party") throw redirect(casePath(view));
  const address = `${context.siteOrigin}/invite/${token}`;
  if (view.state === "seat_taken")
    return { ...view, address, foreign: await context.services.languages.findForeignWords([view.previewAllegation]) };
  const { meta, viewer, previewAllowed, judgment } = view;
  const previewAllegation = previewAllowed ? meta.allegation : null;
  const foreign = await context.services.languages.findForeignWords([meta.allegation, judgment?.caseName]);
  return { state: view.state, meta, viewer, address, previewAllegation, judgment, foreign, seenAt: Date.now() };
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerAction(async () => {
    const input = await parseForm(request, joinInvitationSchema);
    return context.services.invitation.joinInvitation(context.visitor, params.token ?? "", input);
  });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<JoinReply> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { ok: false, error: JOIN_ERRORS.failed, code: "internal" };
  }
}

/** Joining moves on by itself; reading the invitation again in between would only race it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (data === undefined)
    return [{ title: `Invalid Invitation · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
  const title = `You've Been Summoned to ${PRODUCT_NAME}!`;
  const description = data.previewAllegation ?? "Someone has filed a PettySuit against you. Come and defend yourself.";
  return [
    { title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:url", content: data.address },
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
};

export default function InvitePage() {
  const invitation = useLoaderData<typeof loader>();
  if (invitation.state === "seat_taken")
    return (
      <ForeignWordsIn foreign={invitation.foreign}>
        <SeatTaken previewAllegation={invitation.previewAllegation} />
      </ForeignWordsIn>
    );
  if (whyNotJoinable(invitation.meta) !== null) return <InvalidInvitation title="Invalid or Incomplete Invitation" />;
  return (
    <ForeignWordsIn foreign={invitation.foreign}>
      <OpenInvitation
        meta={invitation.meta}
        viewer={invitation.viewer}
        previewAllegation={invitation.previewAllegation}
        judgment={invitation.judgment}
        seenAt={invitation.seenAt}
      />
    </ForeignWordsIn>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // Only an expired link has words of its own; "not found" says less than the page does.
  const message = isRouteErrorResponse(error) && error.status !== 404 ? error.data?.message : undefined;
  return <InvalidInvitation message={message} />;
}
