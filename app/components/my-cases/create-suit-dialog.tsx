import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { prepareHumanCheck } from "~/browser/human-check/human-check";
import { STORED } from "~/browser/storage/places";
import { showToast } from "~/browser/toast";
import { JudgeHelp } from "~/components/filing/field-help";
import { AllegationField, PlaintiffNameField } from "~/components/filing/filing-fields";
import { JudgePicker } from "~/components/filing/judge-picker";
import { useFileSuit } from "~/components/filing/use-file-suit";
import { useFilingForm } from "~/components/filing/use-filing-form";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import type { Viewer } from "~/domain/account/user";
import { countCharacters } from "~/domain/text";
import { useDraft } from "~/hooks/use-draft";
import { useViewer } from "~/hooks/use-viewer";

export interface CreateSuitDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The short way to file, from one's own cases: to be swiped out, in good fun. */
export function CreateSuitDialog({ open, onClose }: CreateSuitDialogProps) {
  const { viewer } = useViewer(open);
  // A person who becomes known meanwhile has another name to begin with.
  return <CreateSuit key={viewer?.uuid ?? "nobody"} open={open} onClose={onClose} viewer={viewer} />;
}

function CreateSuit({ open, onClose, viewer }: CreateSuitDialogProps & { viewer: Viewer | null }) {
  const navigate = useNavigate();
  const formId = useId();
  const allegationField = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const draft = useDraft(STORED.allegationDraft, allegationField);
  const form = useFilingForm(viewer, draft.text, { isNameAsked: true });
  const { isFiling, fileSuit, unclear } = useFileSuit(viewer);

  useEffect(() => {
    if (!open) return;
    prepareHumanCheck("create_invitation");
    if (viewer === null) prepareHumanCheck("create_user");
  }, [open, viewer]);

  /** The field that has to be mended before this can be filed. */
  function findProblem() {
    const refused = form.check();
    if (refused !== null) return refused === "allegation" ? allegationField : nameField;
    return countCharacters(form.displayName) === 0 ? nameField : null;
  }

  async function file(saysPetty: boolean) {
    const problem = findProblem();
    if (problem !== null) {
      problem.current?.focus();
      const isMissing = [draft.text, form.displayName].some((text) => countCharacters(text) === 0);
      if (isMissing) {
        showToast({ title: "Missing information", description: "Please fill out all required fields", tone: "error" });
      }
      return;
    }
    const filed = await fileSuit(form.choices, { saysPetty });
    if (filed === null) return;
    draft.forget();
    onClose();
    navigate(filed.path);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void file(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isFiling && onClose()}
      title="File a PettySuit"
      footer={
        <Button type="submit" form={formId} look="judge" size="lg" className="w-full" aria-disabled={isFiling}>
          {isFiling ? "Filing..." : "File It"}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AllegationField
          ref={allegationField}
          form={form}
          isFiling={isFiling}
          required
          allegation={draft.text}
          onAllegationChange={draft.setText}
          unclear={unclear}
          onPetty={() => file(true)}
        />
        <JudgePicker value={form.judgePersonality} onValueChange={form.setJudgePersonality} aside={<JudgeHelp />} />
        <PlaintiffNameField ref={nameField} form={form} isFiling={isFiling} required />
      </form>
    </Dialog>
  );
}
