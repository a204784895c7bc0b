import { type ForwardedRef, forwardRef } from "react";
import { Button } from "~/components/ui/button";
import { DieIcon } from "~/components/ui/die-icon";
import { Replaced } from "~/components/ui/form/replaced";
import { sendOnCommandEnter, TextArea } from "~/components/ui/form/text-area";
import { DILEMMA_MAX } from "~/domain/dilemma/dilemma";
import type { useDilemmaText } from "./use-dilemma-text";

interface DilemmaFieldProps {
  box: ReturnType<typeof useDilemmaText>;
  error: string | null;
  /** The dilemma is on its way: it stays as it is. */
  isSent: boolean;
}

/** What can't be decided, typed or drawn by chance. */
export const DilemmaField = forwardRef(function DilemmaField(
  { box, error, isSent }: DilemmaFieldProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  return (
    <>
      <TextArea
        ref={ref}
        name="dilemma"
        label="Your dilemma"
        aside={
          <Button look="quiet" onClick={box.draw} aria-disabled={box.isDrawing} disabled={isSent}>
            <DieIcon className="size-5" />
            Random topic
          </Button>
        }
        placeholder="Text back now, or leave it until tomorrow?"
        value={box.text}
        onValueChange={box.setText}
        onKeyDown={sendOnCommandEnter}
        max={DILEMMA_MAX}
        hint={box.undo !== null && <Replaced onUndo={box.undo} />}
        error={error}
        required
        readOnly={isSent}
        rows={3}
        areaClassName="sm:text-lg sm:max-lg:[@media(min-height:34rem)]:min-h-32 lg:min-h-40 lg:text-xl"
      />
      <p role="status" className="sr-only">
        {box.drawn}
      </p>
    </>
  );
});
