import { useEffect, useMemo, useRef } from "react";
import { Button } from "~/components/ui/button";
import { useLanguage, Words } from "~/components/ui/words";
import { exhibitOf, FIRST_WORD_AFTER_MS, wordsOf } from "~/domain/verdict/words";
import { useTypedWords } from "./use-typed-words";

interface TypedRationaleProps {
  text: string;
  /** Typed word by word, or there at once. */
  isTyped: boolean;
  firstWordAfterMs?: number;
  onTyped: () => void;
  /** How many exhibits there are to open: a mark beyond them stays text. */
  exhibits: number;
  /** What an exhibit is: the answers to a question, or a message. */
  exhibitKind: "answers" | "message";
  /** A mark was pressed; whoever leads away from it knows the mark to lead back to. */
  onExhibit: (number: number, mark: HTMLElement) => void;
}

/** The ruling. All of it is in the page from the beginning, for those who listen and so that nothing jumps. */
export function TypedRationale({
  text,
  isTyped,
  onTyped,
  exhibits,
  exhibitKind,
  onExhibit,
  ...typing
}: TypedRationaleProps) {
  const { firstWordAfterMs = FIRST_WORD_AFTER_MS } = typing;
  const words = useMemo(() => wordsOf(text), [text]);
  const { shown, skip } = useTypedWords(words.length, isTyped, firstWordAfterMs);
  const isDone = shown >= words.length;
  const cursor = useFollowedCursor(isTyped && !isDone, shown);

  useEffect(() => {
    if (isDone) onTyped();
  }, [isDone, onTyped]);

  return (
    <div>
      <p
        dir="auto"
        lang={useLanguage(text)}
        className="whitespace-pre-line text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        {passagesOf(words.slice(0, shown)).map(({ start, text: passage, exhibit, stop }) =>
          exhibit === null || exhibit < 1 || exhibit > exhibits ? (
            <Words key={start}>{passage + stop}</Words>
          ) : (
            <ExhibitMark
              key={start}
              text={passage}
              number={exhibit}
              kind={exhibitKind}
              stop={stop}
              onPress={onExhibit}
            />
          ),
        )}
        <span ref={cursor} aria-hidden className="scroll-mb-20" />
        <span className="opacity-0">
          <Words>{words.slice(shown).join("")}</Words>
        </span>
      </p>
      {!isDone && (
        <Button look="plain" onClick={skip} className="sticky bottom-0 float-right mt-2">
          Skip
        </Button>
      )}
    </div>
  );
}

interface Passage {
  /** Index of its first word, which stays the same while more are typed. */
  start: number;
  text: string;
  exhibit: number | null;
  /** The full stop or the like that belongs to a mark, with the blank after it. */
  stop: string;
}

/** Words put together again, each mark apart. */
function passagesOf(words: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  for (const [start, text] of words.entries()) {
    const exhibit = exhibitOf(text);
    const last = passages.at(-1);
    if (exhibit === null && last?.exhibit === null) last.text += text;
    else if (last !== undefined && last.stop === "" && /^[.,;:!?…’”]+\s*$/u.test(text)) last.stop = text;
    else passages.push({ start, text, exhibit, stop: "" });
  }
  return passages;
}

interface ExhibitMarkProps {
  text: string;
  number: number;
  kind: TypedRationaleProps["exhibitKind"];
  stop: string;
  onPress: TypedRationaleProps["onExhibit"];
}

/**
 * A mark in the ruling: pressed, it leads to the answers that it stands for. A line may not break before its full stop.
 */
function ExhibitMark({ text, number, kind, stop, onPress }: ExhibitMarkProps) {
  return (
    <>
      <span className="whitespace-nowrap">
        <button
          type="button"
          aria-label={`Exhibit ${number}: show the ${kind}`}
          data-exhibit={number}
          onClick={({ currentTarget }) => onPress(number, currentTarget)}
          className="rounded-[3px] font-bold underline decoration-2 underline-offset-2 hover:decoration-[3px]"
        >
          {text.trim()}
        </button>
        {stop.trim()}
      </span>
      {/\s+$/u.exec(text + stop)?.[0]}
    </>
  );
}

/** Keeps the word that was just typed on the screen, until the reader scrolls by themselves. */
function useFollowedCursor(isMoving: boolean, shown: number) {
  const cursor = useRef<HTMLSpanElement>(null);
  const isFollowing = useRef(true);

  useEffect(() => {
    const letGo = () => {
      isFollowing.current = false;
    };
    const events = ["wheel", "touchmove", "keydown"] as const;
    for (const event of events) window.addEventListener(event, letGo, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, letGo);
    };
  }, []);

  useEffect(() => {
    if (isMoving && shown > 0 && isFollowing.current) cursor.current?.scrollIntoView({ block: "nearest" });
  }, [isMoving, shown]);

  return cursor;
}
