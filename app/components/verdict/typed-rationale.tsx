import { useEffect, useMemo, useRef } from "react";
import { Button } from "~/components/ui/button";
import { wordsOf } from "~/domain/verdict/words";
import { useTypedWords } from "~/hooks/use-typed-words";

interface TypedRationaleProps {
  text: string;
  /** Typed word by word, or there at once. */
  isTyped: boolean;
  onTyped: () => void;
}

/** The ruling. All of it is in the page from the beginning, for those who listen and so that nothing jumps. */
export function TypedRationale({ text, isTyped, onTyped }: TypedRationaleProps) {
  const words = useMemo(() => wordsOf(text), [text]);
  const { shown, skip } = useTypedWords(words.length, isTyped);
  const isDone = shown >= words.length;
  const cursor = useFollowedCursor(isTyped && !isDone, shown);

  useEffect(() => {
    if (isDone) onTyped();
  }, [isDone, onTyped]);

  return (
    <div>
      <p dir="auto" className="whitespace-pre-line text-lg leading-relaxed [overflow-wrap:anywhere]">
        {words.slice(0, shown).join("")}
        <span ref={cursor} aria-hidden className="scroll-mb-20" />
        <span className="opacity-0">{words.slice(shown).join("")}</span>
      </p>
      {!isDone && (
        <Button look="plain" onClick={skip} className="sticky bottom-0 float-right mt-2">
          Skip
        </Button>
      )}
    </div>
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
