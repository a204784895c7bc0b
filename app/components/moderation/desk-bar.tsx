import { useActionData } from "@remix-run/react";
import { useKeys } from "~/hooks/use-keys";
import { useSharedValue } from "~/hooks/use-shared-value";
import { type DeskReply, deskActs, forgetAct } from "./desk-acts";
import { DeskButton } from "./desk-button";
import { DeskForm } from "./desk-form";
import { pressDeskKey } from "./desk-keys";
import { selectedItem } from "./desk-list";
import { KeyHelp } from "./key-help";

/** What was just done, and the way to take it back: always in sight, however far down the list. */
export function DeskBar() {
  useKeys(pressDeskKey);
  // What a form has brought about that was sent without a script.
  const sent = useActionData<DeskReply>();
  const acts = useSharedValue(deskActs) ?? (sent === undefined ? [] : [sent]);
  const last = acts.at(-1);
  const undoable = acts.findLast((act) => act.ok && act.undo !== null);
  return (
    <div
      data-desk-bar
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-ink border-y-2 bg-paper py-1.5"
    >
      <p role="status" dir="auto" className="line-clamp-2 min-w-0 flex-1 basis-[7rem] text-sm [overflow-wrap:anywhere]">
        {last?.ok === true && last.said}
        {last === undefined && "Nothing to take back."}
      </p>
      {last?.ok === false && (
        <p role="alert" className="basis-full font-semibold text-error text-sm">
          {last.error}
        </p>
      )}
      {undoable?.ok === true && undoable.undo !== null && (
        <DeskForm key={acts.indexOf(undoable)} step={undoable.undo} onSubmit={() => takeBack(undoable)}>
          <DeskButton shortcut="U">{undoable === last ? "Undo" : "Undo the one before"}</DeskButton>
        </DeskForm>
      )}
      <KeyHelp />
    </div>
  );
}

/** What comes back is what one wanted to look at again. */
function takeBack(act: DeskReply & { ok: true }): void {
  if (act.undo !== null && "id" in act.undo) selectedItem.set(act.undo.id);
  forgetAct(act);
}
