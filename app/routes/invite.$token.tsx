import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import * as v from "valibot";
import { InvalidInvitation } from "~/components/invitation/invalid-invitation";
import { OpenInvitation } from "~/components/invitation/open-invitation";
import { SeatTaken } from "~/components/invitation/seat-taken";
import { ForeignWordsIn } from "~/components/ui/words";
import { casePath } from "~/domain/case/case-ref";
import { bareFormSchema } from "~/domain/human-check/bare-form";
import { joinInvitationSchema } from "~/domain/invitation/invitation";
import { JOIN_ERRORS, type JoinReply, whyNotJoinable } from "~/domain/invitation/join";
import { pictureTags } from "~/domain/picture-tags";
import { PRODUCT_NAME } from "~/domain/product";
import { SUMMONS_HEIGHT, SUMMONS_WIDTH } from "~/domain/verdict/summons-size";
import { answerBareForm } from "~/server/page/bare-form.server";
import { answerAction, answerLoader, parseFields, readSent } from "~/server/page/refusals.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const view = await answerLoader(() => context.services.invitation.openInvitation(context.visitor, token));
  if (view.state === "party") throw redirect(casePath(view));
  const address = `${context.siteOrigin}/invite/${token}`;
  if (view.state === "seat_taken")
    return { ...view, address, foreign: await context.services.languages.findForeignWords([view.previewAllegation]) };
  const { meta, viewer, previewAllowed, deadline, judgment } = view;
  const previewAllegation = previewAllowed ? meta.allegation : null;
  const foreign = await context.services.languages.findForeignWords([meta.allegation, judgment?.caseName]);
  const formToken = await context.services.bareForms.issueToken();
  const seenAt = Date.now();
  const shown = { meta, viewer, formToken, address, previewAllegation, deadline, judgment, foreign, seenAt };
  return { state: view.state, ...shown };
}

export async function action(args: ActionFunctionArgs) {
  const { params, context } = args;
  const { invitation } = context.services;
  const token = params.token ?? "";
  const sent = await readSent(args.request);
  if (!("formToken" in sent)) {
    return answerAction(async () => {
      const input = parseFields(sent, joinInvitationSchema);
      return invitation.joinInvitation(context.visitor, token, input);
    });
  }
  const refused = await answerBareForm(args, async (admit) => {
    const { displayName, ...form } = parseFields(sent, bareJoinSchema());
    const { visitor, viewer, check } = await admit(form, displayName);
    const input = { userUuid: viewer.uuid, displayName, recaptchaToken: await check("join_invitation") };
    return casePath(await invitation.joinInvitation(visitor, token, input));
  });
  return data({ ...refused.data, sent: String(sent.displayName ?? "") }, refused.init ?? {});
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<JoinReply> {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const isOffline = error instanceof TypeError;
    return { ok: false, error: isOffline ? JOIN_ERRORS.offline : JOIN_ERRORS.failed, code: "internal" };
  }
}

/** The form as it is sent without a script. Made on use, so that the browser's build drops it. */
function bareJoinSchema() {
  return v.object({ displayName: joinInvitationSchema.entries.displayName, ...bareFormSchema.entries });
}

/** Joining moves on by itself; reading the invitation again in between would only race it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: `Invalid Invitation · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
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
    ...pictureTags({
      address: `${data.address}/og.png`,
      width: SUMMONS_WIDTH,
      height: SUMMONS_HEIGHT,
      alt: data.previewAllegation === null ? "A summons to the petty court." : `A summons: ${data.previewAllegation}`,
    }),
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
        formToken={invitation.formToken}
        previewAllegation={invitation.previewAllegation}
        deadline={invitation.deadline}
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
