import { useState } from "react";
import * as v from "valibot";
import { displayNameSchema } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { allegationSchema } from "~/domain/case/allegation";
import type { ContestedKind } from "~/domain/case/case-kind";
import type { Tone } from "~/domain/case/tone";
import { DEFAULT_JUDGE, type JudgePersonality } from "~/domain/judge/personality";
import { countCharacters } from "~/domain/text";
import { useNameDraft } from "~/hooks/use-name-draft";
import type { FilingChoices } from "./use-file-suit";

/** A name that the court made up is no name to file under. */
const GENERATED_NAME = /^User-.{4}$/u;

type CheckedField = "allegation" | "displayName";

/** Everything the filing dialog asks for. It outlives the dialog's closing, so that nobody types twice. */
export function useFilingForm(viewer: Viewer | null, allegation: string, judge = DEFAULT_JUDGE) {
  const [displayName, setDisplayName] = useNameDraft(knownName(viewer));
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
    isAccountUser: viewer?.isAccountUser ?? false,
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

function knownName(viewer: Viewer | null): string {
  return viewer === null || GENERATED_NAME.test(viewer.displayName) ? "" : viewer.displayName;
}

function firstProblem(schema: v.GenericSchema<string, string>, text: string): string | null {
  const parsed = v.safeParse(schema, text);
  return parsed.success ? null : parsed.issues[0].message;
}
