import { type ComponentPropsWithoutRef, type ComponentType, useState } from "react";
import { showToast } from "~/browser/toast";
import { Icon } from "~/components/ui/icon";
import type { ReportedThing } from "~/domain/report/report";
import type { ReportDialogProps } from "./report-dialog";

interface ReportButtonProps extends ComponentPropsWithoutRef<"button"> {
  thing: ReportedThing;
  /** The whole of it for those who listen. */
  label: string;
  /** `mark` is the flag alone, for where many stand below each other. */
  look?: "line" | "mark";
}

/** A small way to tell the moderators. The dialog is fetched when it is wanted: nearly nobody wants it. */
export function ReportButton({ thing, label, look = "line", ...rest }: ReportButtonProps) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<ReportDialogProps>; thing: ReportedThing } | null>(null);

  const open = () =>
    import("./report-dialog").then(
      // What stood there when it was pressed: a deck may have gone on by now.
      ({ ReportDialog: Dialog }) => setOpened({ Dialog, thing }),
      () => showToast({ title: "Error", description: "Check your connection and try again.", tone: "error" }),
    );

  return (
    <>
      <button type="button" aria-label={label} onClick={open} className={LOOKS[look]} {...rest}>
        <Icon className="size-4 shrink-0">
          <path d="M5 22V4c4-3 8 3 14 0v10c-6 3-10-3-14 0" />
        </Icon>
        {look === "line" && "Report"}
      </button>
      {opened !== null && <opened.Dialog thing={opened.thing} onClose={() => setOpened(null)} />}
    </>
  );
}

const LOOKS = {
  line: "inline-flex min-h-11 items-center gap-1.5 rounded-uneven text-ink-soft text-sm underline underline-offset-4 hover:text-ink",
  // As large as a finger, in a line that is not as high.
  mark: "-my-4 -ms-3 grid size-11 shrink-0 place-items-center rounded-full opacity-70 hover:opacity-100",
};
