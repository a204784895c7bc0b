import { type ForwardedRef, forwardRef } from "react";
import { RefusalWords } from "~/components/support/refusal-words";
import { Button } from "~/components/ui/button";
import { DieIcon } from "~/components/ui/die-icon";
import { Replaced } from "~/components/ui/form/replaced";
import { sendOnCommandEnter, TextArea } from "~/components/ui/form/text-area";
import { pick } from "~/domain/pick";
import { countCharacters } from "~/domain/text";
import { TOPIC_LENGTH } from "~/domain/topic/topic";
import { type TopicLength, topicTooLong } from "~/domain/topic/topic-length";
import { useDrawnText } from "~/hooks/use-drawn-text";
import type { SubmissionRefusal } from "./submission-answer";
import { UnlockBar } from "./unlock-bar";

interface TopicFieldProps extends TopicLength {
  text: string;
  onTextChange: (text: string) => void;
  /** Why this text was not taken. */
  refusal: SubmissionRefusal | null;
  /** The topic is on its way: it stays as it is. */
  isPending: boolean;
}

const HINTS = {
  short: "Keep typing to unlock posting...",
  enough: "Long enough. A detail makes it pettier.",
  detailed: "Great detail",
};

/** Fetched when it is wanted: nearly nobody wants it. */
const fetchPrompt = async () => pick((await import("~/domain/topic/topic-prompts")).TOPIC_PROMPTS, Math.random());

/** A habit in a sentence, with how long it is. */
export const TopicField = forwardRef(function TopicField(
  { text, onTextChange, progress, state, refusal, isPending }: TopicFieldProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const prompts = useDrawnText(text, onTextChange, fetchPrompt);
  return (
    <>
      <TextArea
        ref={ref}
        name="topicText"
        label="A petty habit"
        aside={
          <Button
            look="quiet"
            onClick={prompts.draw}
            disabled={isPending}
            aria-disabled={prompts.isDrawing}
            className="disabled:opacity-60"
          >
            <DieIcon className="size-5" />
            Random prompt
          </Button>
        }
        placeholder="Saying “we should catch up” and meaning never."
        value={text}
        onValueChange={onTextChange}
        onKeyDown={sendOnCommandEnter}
        max={TOPIC_LENGTH.max}
        hint={
          state !== "too_long" && (
            <>
              {refusal === null ? (
                <span role="status">{HINTS[state]}</span>
              ) : (
                // Said by a toast as well, where scripts run.
                <span className="font-semibold text-error">
                  <RefusalWords {...refusal} />
                </span>
              )}{" "}
              {prompts.undo !== null && <Replaced onUndo={prompts.undo} />}
            </>
          )
        }
        error={state === "too_long" ? topicTooLong(countCharacters(text)) : null}
        readOnly={isPending}
        rows={3}
        areaClassName="bg-paper"
      />
      <UnlockBar progress={progress} />
    </>
  );
});
