import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { storedBelow } from "~/browser/storage/stored";
import { SeriousQuestion } from "~/components/support/serious-question";
import { Button } from "~/components/ui/button";
import { BareFormFields } from "~/components/ui/form/bare-form-fields";
import { TextArea } from "~/components/ui/form/text-area";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { ownName } from "~/domain/account/own-name";
import type { Viewer } from "~/domain/account/user";
import { ALLEGATION_MAX } from "~/domain/case/allegation";
import { CONTESTED_KINDS } from "~/domain/case/case-kind";
import { TONES } from "~/domain/case/tone";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { MAYBE_SERIOUS } from "~/domain/screening/support";
import { useDraft } from "~/hooks/use-draft";
import { useNameDraft } from "~/hooks/use-name-draft";
import { AllegationHelp, JudgeHelp, NameHelp } from "./field-help";
import { JudgePicker } from "./judge-picker";
import { PreviewChoice } from "./preview-choice";
import { ToneChoice } from "./tone-choice";
import { useFreshForm, useSendOnce } from "./use-bare-form";
import type { FilingChoices } from "./use-file-suit";
import { WayChoice } from "./way-choice";

interface FilingPageProps {
  viewer: Viewer | null;
  formToken: string;
  /** What the form begins with: what the front page's box, or this form, has sent. */
  draft: Omit<FilingChoices, "displayName"> & { creatorDisplayName: string; back?: string | undefined };
  /** Of the case that somebody wants to file back nothing may be quoted (docs/rules.md#filing-back). */
  isUnquoted: boolean;
  /** Why what was sent was not filed. */
  error: string | null;
  /** The machine word beside it. */
  code: string | null;
}

/**
 * File a PettySuit as a page: for whoever pressed the front page's arrow before any script was there, and for whoever
 * files back.
 */
export function FilingPage({ viewer, formToken, draft, isUnquoted, error, code }: FilingPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const allegationField = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  // What is filed back begins with words of the court's, and what somebody is writing on the front page is not theirs.
  const { back } = draft;
  const place = useMemo(() => (back ? storedBelow(STORED.rematchDraft, back) : STORED.allegationDraft), [back]);
  const [sent, suggested] = back && error === null ? ["", draft.allegation] : [draft.allegation, ""];
  const allegation = useDraft(place, allegationField, sent, suggested);
  const [name, setName] = useNameDraft(ownName(viewer), nameField, draft.creatorDisplayName);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [kind, setKind] = useState(draft.kind);
  const [judgePersonality, setJudgePersonality] = useState(draft.judgePersonality);
  const [tone, setTone] = useState(draft.tone);
  const [previewAllowed, setPreviewAllowed] = useState(draft.previewAllowed);
  const { isSending, sendOnce } = useSendOnce();
  useFreshForm();

  // What was chosen before hydration is newer.
  useEffect(() => {
    if (form.current === null) return;
    const chosen = new FormData(form.current);
    const among = <Choice extends string>(choices: readonly Choice[], field: string) =>
      choices.find((choice) => choice === chosen.get(field));
    setKind((before) => among(CONTESTED_KINDS, "kind") ?? before);
    setJudgePersonality((before) => among(JUDGE_PERSONALITIES, "judgePersonality") ?? before);
    setTone((before) => among(TONES, "tone") ?? before);
    setPreviewAllowed(chosen.has("previewAllowed"));
  }, []);

  return (
    <form
      ref={form}
      method="post"
      action={path}
      onSubmit={sendOnce}
      data-occupied
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-10 sm:px-6 sm:pt-10"
    >
      <h1 className="font-display text-[min(10vw,2.5rem)] leading-none">{back ? "File Back" : "File a PettySuit"}</h1>
      {isUnquoted && (
        <p>That verdict is closed, and nothing of it can be quoted. This is a new case: write it in your own words.</p>
      )}
      {error !== null && code !== MAYBE_SERIOUS && (
        <p role="alert" className="font-semibold text-error">
          {error}
        </p>
      )}
      {code === MAYBE_SERIOUS && <SeriousQuestion wayBack={path} />}
      <BareFormFields formToken={formToken} />
      <input type="hidden" name="back" value={back ?? ""} />
      <TextArea
        ref={allegationField}
        name="allegation"
        label="Your allegation"
        aside={<AllegationHelp />}
        value={allegation.text}
        onValueChange={allegation.setText}
        max={ALLEGATION_MAX}
        required
        rows={3}
        // What it begins with is seen whole, where a browser can size a field by its text.
        areaClassName="field-sizing-content min-h-25"
      />
      <JudgePicker
        look="page"
        name="judgePersonality"
        value={judgePersonality}
        onValueChange={setJudgePersonality}
        aside={<JudgeHelp />}
      />
      {viewer?.isAccountUser !== true && (
        <TextField
          ref={nameField}
          name="creatorDisplayName"
          label="Your Name"
          aside={<NameHelp />}
          hint="How the court will call you. The other party sees it."
          value={name}
          onValueChange={setName}
          max={DISPLAY_NAME_MAX}
          autoComplete="nickname"
        />
      )}
      <WayChoice name="kind" value={kind} onValueChange={setKind} />
      <ToneChoice name="tone" value={tone} onValueChange={setTone} />
      <PreviewChoice name="previewAllowed" value={previewAllowed} onValueChange={setPreviewAllowed} />
      <Button type="submit" look="judge" size="lg" aria-disabled={isSending}>
        {isSending ? "Filing..." : "File It"}
      </Button>
    </form>
  );
}
