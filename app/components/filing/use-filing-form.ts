import { useState } from "react";
import * as v from "valibot";
import { displayNameSchema } from "~/domain/account/display-name";
import { ownName } from "~/domain/account/own-name";
import type { Viewer } from "~/domain/account/user";
import { allegationSchema } from "~/domain/case/allegation";
import type { ContestedKind } from "~/domain/case/case-kind";
import type { Tone } from "~/domain/case/tone";
import { DEFAULT_JUDGE, type JudgePersonality } from "~/domain/judge/personality";
import { countCharacters } from "~/domain/text";
import { useNameDraft } from "~/hooks/use-name-draft";
import type { FilingChoices } from "./use-file-suit";

type CheckedField = "allegation" | "displayName";

interface FilingFormOptions {
  /** Whether the dialog has a field for the name. Where it has none, the court knows what to call them. */
  isNameAsked: boolean;
  judge?: JudgePersonality;
}

/** Everything the filing dialog asks for. It outlives the dialog's closing, so that nobody types twice. */
export function useFilingForm(
  viewer: Viewer | null,
  allegation: string,
  { isNameAsked, judge = DEFAULT_JUDGE }: FilingFormOptions,
) {
  const [nameDraft, setDisplayName] = useNameDraft(ownName(viewer));
  const displayName = isNameAsked ? nameDraft : "";
  const [kind, setKind] = useState<ContestedKind>("pettysuit");
  const [judgePersonality, setJudgePersonality] = useState<JudgePersonality>(judge);
  const [tone, setTone] = useState<Tone>("Fun");
  const [previewAllowed, setPreviewAllowed] = useState(true);
  const [isChecked, setIsChecked] = useState(false);

  const problems = {
    allegation: firstProblem(allegationSchema, allegation),
    displayName: firstProblem(displayNameSchema, displayName),
  };
  const choices: FilingChoices = { kind, allegation, displayName, judgePersonality, tone, previewAllowed };

  /** Shows what is wrong from now on, and names the first field that is. */
  function check(): CheckedField | null {
    setIsChecked(true);
    if (problems.allegation !== null) return "allegation";
    return problems.displayName === null ? null : "displayName";
  }

  return {
    displayName,
    setDisplayName,
    kind,
    setKind,
    judgePersonality,
    setJudgePersonality,
    tone,
    setTone,
    previewAllowed,
    setPreviewAllowed,
    choices,
    // What is too long is said at once; that something is missing only when the person means to send.
    errors: isChecked || !isBlank(allegation) ? problems : { ...problems, allegation: null },
    check,
  };
}

function isBlank(text: string): boolean {
  return countCharacters(text) === 0;
}

function firstProblem(schema: v.GenericSchema<string, string>, text: string): string | null {
  const parsed = v.safeParse(schema, text);
  return parsed.success ? null : parsed.issues[0].message;
}
