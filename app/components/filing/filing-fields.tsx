import { forwardRef } from "react";
import { SeriousQuestion } from "~/components/support/serious-question";
import { TextArea } from "~/components/ui/form/text-area";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { ALLEGATION_MAX } from "~/domain/case/allegation";
import { AllegationHelp, NameHelp } from "./field-help";
import type { useFilingForm } from "./use-filing-form";

interface FilingFieldProps {
  form: ReturnType<typeof useFilingForm>;
  isFiling: boolean;
  required?: boolean;
}

interface AllegationFieldProps extends FilingFieldProps {
  allegation: string;
  onAllegationChange: (allegation: string) => void;
  /** The allegation of which the court has asked whether it is serious; null when it has asked nothing. */
  unclear: string | null;
  /** It is not: files it after all. */
  onPetty: () => void;
}

/** What happened, and the court's question of it where it has one. */
export const AllegationField = forwardRef<HTMLTextAreaElement, AllegationFieldProps>(function AllegationField(
  { form, isFiling, required, allegation, onAllegationChange, unclear, onPetty },
  ref,
) {
  return (
    <>
      <TextArea
        ref={ref}
        label="Your allegation"
        aside={<AllegationHelp />}
        value={allegation}
        onValueChange={onAllegationChange}
        max={ALLEGATION_MAX}
        error={form.errors.allegation}
        readOnly={isFiling}
        required={required}
        rows={3}
      />
      {unclear === allegation && <SeriousQuestion wayBack="/" onPetty={onPetty} />}
    </>
  );
});

/** Who says so. */
export const PlaintiffNameField = forwardRef<HTMLInputElement, FilingFieldProps>(function PlaintiffNameField(
  { form, isFiling, required },
  ref,
) {
  return (
    <TextField
      ref={ref}
      label="Your Name"
      aside={<NameHelp />}
      hint="How the court will call you. The other party sees it."
      value={form.displayName}
      onValueChange={form.setDisplayName}
      max={DISPLAY_NAME_MAX}
      error={form.errors.displayName}
      readOnly={isFiling}
      required={required}
      autoComplete="nickname"
    />
  );
});
