import { type FormEvent, type ForwardedRef, forwardRef, useState } from "react";
import { buttonClass } from "~/components/ui/button";
import { DieIcon } from "~/components/ui/die-icon";
import { sendOnCommandEnter, TextArea } from "~/components/ui/form/text-area";
import { Icon, type IconProps } from "~/components/ui/icon";
import { ALLEGATION_MAX } from "~/domain/case/allegation";
import type { JudgePersonality } from "~/domain/judge/personality";
import { countCharacters } from "~/domain/text";
import { useDrawnText } from "~/hooks/use-drawn-text";
import { useHydrated } from "~/hooks/use-hydrated";

interface FileBoxProps {
  text: string;
  onTextChange: (text: string) => void;
  /** The person turns to the box: what comes next may be fetched. */
  onIntent: () => void;
  /** Goes on in the dialog; where that can't be had, false sends the form to a page of its own. */
  onFile: () => Promise<boolean>;
  /** Sent with what was typed where the form goes to a page of its own. */
  judge: JudgePersonality;
}

/** Fetched by itself: a first visit does without the schema library. */
const fetchPrompt = async () => (await import("~/browser/random-prompt")).fetchRandomPrompt();

/** File a PettySuit: what happened, in 250 characters. */
export const FileBox = forwardRef(function FileBox(
  { text, onTextChange, onIntent, onFile, judge }: FileBoxProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const prompts = useDrawnText(text, onTextChange, fetchPrompt);
  const isBlank = countCharacters(text) === 0;
  const [isOpening, setOpening] = useState(false);
  // Before scripts run nobody knows what the box holds, and the form goes to a page of its own.
  const isHydrated = useHydrated();

  const file = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank || isOpening) return;
    const form = event.currentTarget;
    setOpening(true);
    if (!(await onFile())) form.submit();
    setOpening(false);
  };

  return (
    <form
      method="post"
      action="/file"
      onSubmit={file}
      onFocus={onIntent}
      noValidate
      className="relative rounded-uneven-lg border-[3px] border-ink bg-panel p-4 shadow-hard-lg sm:p-6 lg:flex lg:flex-col"
    >
      <h2 className="font-display text-xl sm:text-2xl">File a PettySuit</h2>
      <input type="hidden" name="judgePersonality" value={judge} />
      <TextArea
        ref={ref}
        name="allegation"
        label={<span className="font-normal text-ink-soft">What did they do?</span>}
        placeholder="My roommate put the milk back with one sip in it."
        value={text}
        onValueChange={onTextChange}
        onKeyDown={sendOnCommandEnter}
        max={ALLEGATION_MAX}
        hint={
          prompts.undo && (
            <button type="button" onClick={prompts.undo} className={buttonClass({ look: "quiet" }, "-my-3")}>
              Undo
            </button>
          )
        }
        rows={3}
        className="lg:flex lg:flex-1 lg:flex-col"
        areaClassName="bg-paper lg:flex-1 lg:text-xl"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 sm:mt-3">
        <button
          type="button"
          onClick={prompts.draw}
          aria-disabled={prompts.isDrawing}
          className={buttonClass({ look: "plain" }, "text-sm max-sm:px-2 sm:text-base")}
        >
          <DieIcon className="size-5" />
          Random prompt
        </button>
        <button
          type="submit"
          disabled={isHydrated && isBlank}
          aria-disabled={isOpening}
          aria-busy={isOpening}
          className={buttonClass({ look: "judge" }, "min-w-16 max-sm:px-2 sm:min-w-24")}
          aria-label="Go on and file"
        >
          File
          <ArrowIcon className="size-6" />
        </button>
      </div>
    </form>
  );
});

function ArrowIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M5 12h14M12 5l7 7-7 7" />
    </Icon>
  );
}
