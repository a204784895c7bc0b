import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { TextField } from "~/components/ui/form/text-field";
import type { DeskStepFields } from "~/domain/moderation/desk-step";
import { DESK_REASON_MAX } from "~/domain/moderation/moderation-input";
import { DeskButton, deskButtonClass, KeyCap } from "./desk-button";
import { DeskForm } from "./desk-form";

interface ReasonPanelProps {
  /** What is done, such as “Reject”. */
  label: string;
  step: DeskStepFields;
  reasons: readonly string[];
}

/** A decision that needs a reason: one of these by a tap or a number, or words of one's own. */
export function ReasonPanel({ label, step, reasons }: ReasonPanelProps) {
  const [own, setOwn] = useState("");
  return (
    <details onKeyDown={foldOnEscape} onToggle={showWhole} className="open:basis-full">
      <summary className={deskButtonClass("grave", "list-none")} aria-keyshortcuts="R">
        {label} <KeyCap>R</KeyCap>
      </summary>
      <div className="grid gap-3 pt-3 pb-1">
        <DeskForm step={step} className="grid gap-2 sm:grid-cols-2">
          {reasons.map((reason, index) => (
            <DeskButton
              key={reason}
              name="reason"
              value={reason}
              shortcut={String(index + 1)}
              className="justify-between"
            >
              {reason}
            </DeskButton>
          ))}
        </DeskForm>
        <DeskForm step={step} className="flex flex-wrap items-end gap-2">
          <TextField
            label="In your own words"
            name="reason"
            value={own}
            onValueChange={setOwn}
            max={DESK_REASON_MAX}
            required
            autoComplete="off"
            aria-keyshortcuts="W"
            className="min-w-0 flex-1 basis-[14rem]"
          />
          <DeskButton look="grave">{label}</DeskButton>
        </DeskForm>
      </div>
    </details>
  );
}

/** Opened at the end of a small screen, it would open below it. What it is about has to be seen with it. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.closest("[data-desk-item]")?.scrollIntoView({ block: "nearest" });
}

function foldOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
