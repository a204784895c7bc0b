import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId } from "react";
import { showToast } from "~/browser/toast";
import { FIELD_CLASS } from "~/components/ui/form/field";
import { MESSAGE_MAX, measureMessage, messageTooLong } from "~/domain/courtroom/message-length";
import { SendIcon } from "../icons";

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement>;
  text: string;
  onTextChange: (text: string) => void;
  onSay: (content: string) => void;
}

const COUNTER_COLORS = { fine: "text-ink-soft", long: "font-bold text-judge-text", too_long: "font-bold text-error" };

/** Where a party speaks. Enter sends and Shift+Enter makes a line; on touch keyboards Enter makes a line. */
export function Composer({ field, text, onTextChange, onSay }: ComposerProps) {
  const id = useId();
  const { length, state, notice } = measureMessage(text);
  useGrowingField(field, text);

  function send() {
    if (length === 0) return;
    if (state === "too_long") {
      showToast({ title: "Message Too Long", description: messageTooLong(length), tone: "error" });
      return;
    }
    onSay(text.trim());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isTouchKeyboard()) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="grid gap-1">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your words to the court
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder="Address the court"
          aria-describedby={`${id}-counter`}
          aria-invalid={state === "too_long" || undefined}
          autoComplete="off"
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={sendByKey}
          className={`${FIELD_CLASS} max-h-[min(10rem,30dvh)] min-h-12 resize-none`}
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={length === 0}
          // Taking the focus would close the keyboard after every sentence.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-12 shrink-0 place-items-center rounded-uneven border-[2.5px] border-ink bg-judge text-on-color shadow-hard-sm transition-transform duration-150 motion-safe:pressable:active:translate-0.5 pressable:active:shadow-none aria-disabled:opacity-60"
        >
          <SendIcon className="size-5" />
        </button>
      </div>
      <p
        id={`${id}-counter`}
        className={`text-end text-xs leading-tight ${COUNTER_COLORS[state]} ${length > 0 ? "" : "invisible"}`}
      >
        <span aria-live="polite">{notice}</span>{" "}
        <span className="tabular-nums">
          {length}/{MESSAGE_MAX}
          <span className="sr-only"> characters</span>
        </span>
      </p>
    </form>
  );
}

/** Whether Enter is a key of a keyboard on the screen, where it is the only way to a new line. */
function isTouchKeyboard(): boolean {
  return window.matchMedia("(hover: none) and (pointer: coarse)").matches;
}

/** The field is as high as what is in it, up to the height that its style allows. */
function useGrowingField(field: RefObject<HTMLTextAreaElement>, text: string): void {
  useEffect(() => {
    const area = field.current;
    if (area === null || area.value !== text) return;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [field, text]);
}
