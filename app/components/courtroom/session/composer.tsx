import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from "react";
import { showToast } from "~/browser/toast";
import { FIELD_CLASS } from "~/components/ui/form/field";
import { MESSAGE_MAX, messageTooLong } from "~/domain/courtroom/message";
import { measureMessage } from "~/domain/courtroom/message-length";
import { SendIcon } from "../icons";

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement>;
  text: string;
  /** Nothing can be said any more, and why. */
  closedBecause: string | null;
  onTextChange: (text: string) => void;
  onSay: (content: string) => void;
  /** What else can be done here: it stands beside the counter. */
  children: ReactNode;
}

const COUNTER_COLORS = { fine: "text-ink-soft", long: "font-bold text-judge-text", too_long: "font-bold text-error" };

/** Where a party speaks. Enter sends and Shift+Enter makes a line; on touch keyboards Enter makes a line. */
export function Composer({ field, text, closedBecause, onTextChange, onSay, children }: ComposerProps) {
  const id = useId();
  const { length, state, notice } = measureMessage(text);
  useGrowingField(field, text);

  function send() {
    if (length === 0 || closedBecause !== null) return;
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
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your words to the court
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          disabled={closedBecause !== null}
          placeholder={closedBecause ?? "Address the court"}
          aria-describedby={`${id}-counter`}
          aria-invalid={state === "too_long" || undefined}
          autoComplete="off"
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={sendByKey}
          className={`${FIELD_CLASS} max-h-[min(10rem,30dvh)] min-h-12 resize-none disabled:opacity-70`}
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={length === 0 || closedBecause !== null}
          // Taking the focus would close the keyboard after every sentence.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-12 shrink-0 place-items-center rounded-uneven border-[2.5px] border-ink bg-judge text-on-color shadow-hard-sm transition-transform duration-150 motion-safe:active:translate-0.5 active:shadow-none aria-disabled:opacity-60"
        >
          <SendIcon className="size-5" />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {children}
        <p
          id={`${id}-counter`}
          className={`ms-auto text-end text-xs ${COUNTER_COLORS[state]} ${length > 0 ? "" : closedBecause === null ? "invisible" : "hidden"}`}
        >
          <span aria-live="polite">{notice}</span>{" "}
          <span className="tabular-nums">
            {length}/{MESSAGE_MAX}
            <span className="sr-only"> characters</span>
          </span>
        </p>
      </div>
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
