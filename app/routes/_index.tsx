import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { type FiledCase, type FilingAnswer, UNREACHABLE } from "~/components/filing/filing-answer";
import { HomePage } from "~/components/home/home-page";
import { CONTESTED_KINDS, kindProfile } from "~/domain/case/case-kind";
import { fileCaseSchema } from "~/domain/filing/file-case";
import { sharedText } from "~/domain/filing/shared-text";
import { humanCheckTokenSchema } from "~/domain/human-check/human-check";
import { judgeAskedFor } from "~/domain/judge/chosen-judge";
import { frontPageMeta } from "~/domain/page-meta";
import { saysPettyField } from "~/domain/screening/says-petty";
import { sitePictureTags } from "~/domain/site-pictures";
import { APPEALS } from "~/domain/topic/topic";
import { answerAction, answerLoader, parseForm } from "~/server/page/refusals.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => frontPageMeta(data?.picture);

export function loader({ request, context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  const asked = { judge: judgeAskedFor(request.url), shared: sharedText(request.url) };
  const picture = sitePictureTags("court", siteOrigin);
  return answerLoader(async () => ({
    ...(await services.topics.dealTo(visitor, APPEALS)),
    ...{ siteOrigin, picture },
    ...asked,
  }));
}

/**
 * Files the case of the dialog's form with its invitation, to be swiped out or argued live
 * (docs/rules.md#two-ways-to-settle).
 */
export function action({ request, context: { services, visitor } }: ActionFunctionArgs) {
  return answerAction(async (): Promise<FiledCase> => {
    const { kind, recaptchaToken, ...input } = await parseForm(request, filingFormSchema());
    const { uuid, code, token } = await services.filing.fileCase(visitor, kind, input, recaptchaToken);
    return { kind, uuid, token, path: kindProfile(kind).filedPath(code ?? uuid) };
  });
}

/**
 * A connection that is down is an answer like any other: an error page in place of the dialog would take what was
 * typed.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FilingAnswer> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { ok: false, error: "", code: UNREACHABLE };
  }
}

/** Filing leads to another page, and a failed filing changes nothing: there is nothing to read again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Home() {
  const { picture: _, ...page } = useLoaderData<typeof loader>();
  return <HomePage {...page} />;
}

/**
 * The filing schema as a form carries it: forms know texts alone. Made on use, so that the browser's build drops it.
 */
function filingFormSchema() {
  return v.object({
    kind: v.optional(v.picklist(CONTESTED_KINDS, "A case is swiped out or argued live."), "pettysuit"),
    ...fileCaseSchema.entries,
    previewAllowed: v.pipe(
      v.optional(v.picklist(["true", "false"], "This must be yes or no."), "true"),
      v.transform((text) => text === "true"),
    ),
    recaptchaToken: humanCheckTokenSchema,
    saysPetty: saysPettyField,
  });
}
