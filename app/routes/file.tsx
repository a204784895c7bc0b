import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { FilingPage } from "~/components/filing/filing-page";
import { CONTESTED_KINDS, kindProfile } from "~/domain/case/case-kind";
import { uuidSchema } from "~/domain/case/case-ref";
import { fileCaseSchema } from "~/domain/filing/file-case";
import { bareFormSchema } from "~/domain/human-check/bare-form";
import { judgeAskedFor } from "~/domain/judge/chosen-judge";
import { DEFAULT_JUDGE } from "~/domain/judge/personality";
import { PRODUCT_NAME } from "~/domain/product";
import { saysPettyField } from "~/domain/screening/says-petty";
import { answerBareForm } from "~/server/page/bare-form.server";
import { answerLoader, parseFields, readSent } from "~/server/page/refusals.server";
import { uuidParam } from "~/server/page/uuid-param.server";

export const meta: MetaFunction = () => [
  { title: `File a PettySuit · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context: { services, visitor } }: LoaderFunctionArgs) {
  const back = new URL(request.url).searchParams.get("back");
  return answerLoader(async () => {
    const rematch = back === null ? null : await services.filing.draftRematch(visitor, uuidParam(back));
    return {
      isUnquoted: back !== null && rematch === null,
      viewer: await services.account.findViewer(visitor),
      draft: readDraft({ judgePersonality: judgeAskedFor(request.url), ...rematch }),
      formToken: await services.bareForms.issueToken(),
    };
  });
}

/** Without a script the front page's box leads here with its allegation; the form of this page files it. */
export async function action(args: ActionFunctionArgs) {
  const sent = await readSent(args.request);
  const draft = readDraft(sent);
  if (!("formToken" in sent)) return data({ draft, error: null, code: null });
  const refused = await answerBareForm(args, async (admit) => {
    const { formToken, website, kind, back, ...input } = parseFields(sent, filingFormSchema());
    const { visitor, viewer, check, idOf } = await admit({ formToken, website }, input.creatorDisplayName);
    const previewAllowed = isPreviewAllowed(sent);
    const filing = { ...input, creatorUuid: viewer.uuid, clientId: await idOf({ kind, ...input }), previewAllowed };
    const proof = await check("create_invitation");
    const { uuid, code } = await args.context.services.filing.fileCase(visitor, kind, filing, proof, back);
    return kindProfile(kind).filedPath(code ?? uuid);
  });
  return data({ draft, error: refused.data.error, code: refused.data.code }, refused.init ?? {});
}

export default function FilePage() {
  return (
    <FilingPage {...useLoaderData<typeof loader>()} error={null} code={null} {...useActionData<typeof action>()} />
  );
}

/** What the form begins with: what is sound of what was sent, of which an unticked box is no part. */
function readDraft(sent: Record<string, unknown>) {
  const { tone, judgePersonality } = fileCaseSchema.entries;
  const schema = v.object({
    kind: v.fallback(v.optional(v.picklist(CONTESTED_KINDS), "pettysuit"), "pettysuit"),
    allegation: v.fallback(v.optional(v.string(), ""), ""),
    creatorDisplayName: v.fallback(v.optional(v.string(), ""), ""),
    judgePersonality: v.fallback(judgePersonality, DEFAULT_JUDGE),
    tone: v.fallback(tone, "Fun"),
    back: answeredCase(),
  });
  return { ...v.parse(schema, sent), previewAllowed: !("formToken" in sent) || isPreviewAllowed(sent) };
}

/** What the form sends. Made on use, so that the browser's build drops it. */
function filingFormSchema() {
  const { allegation, creatorDisplayName, judgePersonality, tone } = fileCaseSchema.entries;
  return v.object({
    kind: v.optional(v.picklist(CONTESTED_KINDS, "A case is swiped out or argued live."), "pettysuit"),
    ...{ allegation, creatorDisplayName, judgePersonality, tone },
    saysPetty: saysPettyField,
    back: answeredCase(),
    ...bareFormSchema.entries,
  });
}

/** The decided case that is filed back, where there is one. */
function answeredCase() {
  return v.fallback(v.optional(uuidSchema), undefined);
}

function isPreviewAllowed(sent: Record<string, unknown>): boolean {
  return sent.previewAllowed === "true";
}
