import type { RefObject } from "react";
import { STORED } from "~/browser/storage/places";
import { useDraft } from "~/hooks/use-draft";
import { useDrawnText } from "~/hooks/use-drawn-text";
import { fetchRandomTopic } from "./random-topic";

/**
 * The text of the box: typed, kept over a reload, or drawn by chance, which can be undone. `sent` as in `useDraft`;
 * `onChange` hears of each change.
 */
export function useDilemmaText(field: RefObject<HTMLTextAreaElement | null>, sent: string, onChange: () => void) {
  const draft = useDraft(STORED.dilemmaDraft, field, sent);
  const { undo, ...random } = useDrawnText(draft.text, setText, fetchRandomTopic);

  function setText(text: string) {
    draft.setText(text);
    onChange();
  }

  return {
    text: draft.text,
    setText,
    ...random,
    undo:
      undo &&
      (() => {
        undo();
        field.current?.focus();
      }),
  };
}
