import { useNavigate } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Collapsible } from "~/components/ui/collapsible";
import { Dialog } from "~/components/ui/dialog/dialog";
import type { Viewer } from "~/domain/account/user";
import { invitationMessage } from "~/domain/case/case-kind";
import { invitationLink } from "~/domain/invitation/invitation";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { type Summons, sendSummons } from "~/hooks/use-summons";
import { JudgeHelp } from "./field-help";
import { AllegationField, PlaintiffNameField } from "./filing-fields";
import { JudgePicker } from "./judge-picker";
import { MoreWaysToShare } from "./more-ways-to-share";
import { PreviewChoice } from "./preview-choice";
import { ToneChoice } from "./tone-choice";
import { useFileSuit } from "./use-file-suit";
import { useFilingForm } from "./use-filing-form";
import { WayChoice } from "./way-choice";

export interface FilingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  viewer: Viewer | null;
  siteOrigin: string;
  /** Who is to judge, until somebody else is chosen. */
  judge: JudgePersonality;
  allegation: string;
  onAllegationChange: (allegation: string) => void;
  /** The case is filed: its draft is done with. */
  onFiled: () => void;
}

/** What is to be done with the case once it is filed. */
type WayOn = "send" | "another_way";

interface Invitation extends Summons {
  /** The page that says that it is filed. */
  path: string;
}

/** File a PettySuit: the allegation, who accuses, who judges, and sending it off. */
export function FilingDialog({
  open,
  onOpenChange,
  viewer,
  siteOrigin,
  judge,
  allegation,
  onAllegationChange,
  onFiled,
}: FilingDialogProps) {
  const navigate = useNavigate();
  const isNameAsked = viewer?.isAccountUser !== true;
  const form = useFilingForm(viewer, allegation, { isNameAsked, judge });
  const { isFiling, fileSuit, unclear } = useFileSuit(viewer);
  const wayOn = useRef<WayOn>("send");
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const allegationField = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const formId = useId();

  /**
   * Files; gives null when it can't be done yet. A case whose link is still to come goes to its page, which fetches it.
   */
  const file = async (saysPetty: boolean): Promise<Invitation | null> => {
    const refused = form.check();
    if (refused !== null) {
      (refused === "allegation" ? allegationField : nameField).current?.focus();
      return null;
    }
    const filed = await fileSuit(form.choices, { saysPetty });
    if (filed === null) return null;
    onFiled();
    if (filed.token === null) {
      navigate(filed.path);
      return null;
    }
    const link = invitationLink(siteOrigin, filed.token);
    const message = invitationMessage(link, judgeProfile(form.choices.judgePersonality).title, filed.kind);
    return { path: filed.path, caseUuid: filed.uuid, link, message };
  };

  /** `saysPetty` as in `useFileSuit`. */
  const goOn = async (way: WayOn, saysPetty = false) => {
    wayOn.current = way;
    const filed = await file(saysPetty);
    if (filed === null) return;
    if (way === "another_way") {
      setInvitation(filed);
      return;
    }
    await sendSummons(filed, { title: "Invite link copied!", duration: 3_000 });
    navigate(filed.path);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn("send");
  };

  if (invitation !== null) {
    return <MoreWaysToShare open={open} summons={invitation} onClose={() => navigate(invitation.path)} />;
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isFiling) onOpenChange(next);
      }}
      title="File a PettySuit"
      footer={
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-x-3">
          <Button
            type="submit"
            form={formId}
            look="judge"
            size="lg"
            className="min-w-[8rem] flex-1 sm:max-w-[10rem]"
            aria-disabled={isFiling}
          >
            {isFiling ? "Filing..." : "Send"}
          </Button>
          <Button look="quiet" onClick={() => goOn("another_way")} aria-disabled={isFiling}>
            File, then more ways to share
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AllegationField
          ref={allegationField}
          form={form}
          isFiling={isFiling}
          allegation={allegation}
          onAllegationChange={onAllegationChange}
          unclear={unclear}
          onPetty={() => goOn(wayOn.current, true)}
        />
        {/* Second, so that a phone shows that there is a choice before anybody scrolls. */}
        <JudgePicker value={form.judgePersonality} onValueChange={form.setJudgePersonality} aside={<JudgeHelp />} />
        {isNameAsked && <PlaintiffNameField ref={nameField} form={form} isFiling={isFiling} />}
        <WayChoice value={form.kind} onValueChange={form.setKind} />
        <div className="divide-y-2 divide-ink border-ink border-y-2">
          <Collapsible title="More options">
            <ToneChoice value={form.tone} onValueChange={form.setTone} />
          </Collapsible>
          <Collapsible title="Privacy & Sharing Settings">
            <PreviewChoice value={form.previewAllowed} onValueChange={form.setPreviewAllowed} />
          </Collapsible>
        </div>
      </form>
    </Dialog>
  );
}
