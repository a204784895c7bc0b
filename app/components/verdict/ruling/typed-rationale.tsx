import { useEffect, useMemo, useRef } from "react";
import { Button } from "~/components/ui/button";
import { useLanguage, Words } from "~/components/ui/words";
import { FIRST_WORD_AFTER_MS, type SpokenWord, spokenWords } from "~/domain/verdict/words";
import { useTypedWords } from "./use-typed-words";

interface TypedRationaleProps {
  text: string;
  /** Typed word by word, or there at once. */
  isTyped: boolean;
  firstWordAfterMs?: number;
  onTyped: () => void;
  /** How many exhibits there are to open. */
  exhibits: number;
  /** What an exhibit is: the answers to a question, or a message. */
  exhibitKind: "answers" | "message";
  /** Words that rest on an exhibit were pressed; whoever leads away from them knows where to lead back to. */
  onExhibit: (number: number, words: HTMLElement) => void;
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
  const words = useMemo(() => spokenWords(text, exhibits), [text, exhibits]);
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
        className="whitespace-pre-line text-xl leading-relaxed sm:text-2xl sm:leading-relaxed [overflow-wrap:anywhere]"
      >
        {passagesOf(words.slice(0, shown)).map(({ start, text: passage, exhibit }) =>
          exhibit === null ? (
            <Words key={start}>{passage}</Words>
          ) : (
            <CitedWords key={start} text={passage} number={exhibit} kind={exhibitKind} onPress={onExhibit} />
          ),
        )}
        <span ref={cursor} aria-hidden className="scroll-mb-20" />
        <span className="opacity-0">
          <Words>
            {words
              .slice(shown)
              .map((word) => word.text)
              .join("")}
          </Words>
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

interface Passage extends SpokenWord {
  /** Index of its first word, which stays the same while more are typed. */
  start: number;
}

/** Words put together again, those apart that rest on an exhibit. */
function passagesOf(words: readonly SpokenWord[]): Passage[] {
  const passages: Passage[] = [];
  for (const [start, { text, exhibit }] of words.entries()) {
    const last = passages.at(-1);
    if (last?.exhibit === exhibit) last.text += text;
    else passages.push({ start, text, exhibit });
  }
  return passages;
}

interface CitedWordsProps {
  text: string;
  number: number;
  kind: TypedRationaleProps["exhibitKind"];
  onPress: TypedRationaleProps["onExhibit"];
}

/** Words of the ruling that lead to what they rest on. A link, since a button can't be broken between two lines. */
function CitedWords({ text, number, kind, onPress }: CitedWordsProps) {
  return (
    <>
      <a
        href={`#exhibit-${number}`}
        data-exhibit={number}
        onClick={(event) => {
          event.preventDefault();
          onPress(number, event.currentTarget);
        }}
        className="rounded-[3px] underline decoration-2 underline-offset-4 hover:decoration-[3px]"
      >
        <Words>{text.trim()}</Words>
        <span className="sr-only">
          {" "}
          (Exhibit {number}: show the {kind})
        </span>
      </a>
      {/\s+$/u.exec(text)?.[0]}
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
