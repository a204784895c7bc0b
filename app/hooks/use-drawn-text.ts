import { useRef, useState } from "react";
import { drawText, NONE_DRAWN, takeTextBack } from "~/domain/drawn-text";

/**
 * Draws texts out of one of the court's lists into the box that holds `text`, one at a time. What the person wrote
 * there is theirs to have back.
 */
export function useDrawnText(text: string, setText: (text: string) => void, fetchText: () => Promise<string>) {
  const [texts, setTexts] = useState(NONE_DRAWN);
  const [isDrawing, setDrawing] = useState(false);
  const latest = useRef(text);
  latest.current = text;

  async function draw() {
    if (isDrawing) return;
    setDrawing(true);
    try {
      const drawn = await fetchText();
      // What the box holds now: somebody may have typed on meanwhile.
      const replaced = latest.current;
      setTexts((before) => drawText(before, replaced, drawn));
      setText(drawn);
    } catch {
      // An inspiration that fails is no one's problem.
    }
    setDrawing(false);
  }

  const taken = takeTextBack(texts, text);
  return {
    draw,
    isDrawing,
    /** Null where no text of the person's was replaced. */
    undo:
      taken &&
      (() => {
        setTexts(taken.texts);
        setText(taken.text);
      }),
    /** The text as it was drawn, for people who don't see it appear. */
    drawn: texts.drawn,
  };
}
