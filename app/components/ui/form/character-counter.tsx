import { countCharacters } from "~/domain/text";

interface CharacterCounterProps {
  id: string;
  text: string;
  max: number;
}

/** How long a text is by the product's one count, or how much of it is too much (docs/rules.md#lengths). */
export function CharacterCounter({ id, text, max }: CharacterCounterProps) {
  const length = countCharacters(text);
  const tooMuch = length - max;
  return (
    <p id={id} className={`shrink-0 tabular-nums text-sm ${tooMuch > 0 ? "font-bold text-error" : "text-ink-soft"}`}>
      {tooMuch > 0 ? tooMuch : `${length}/${max}`}
      <span className="sr-only">{tooMuch === 1 ? " character" : " characters"}</span>
      {tooMuch > 0 && " too many"}
    </p>
  );
}

/** Whether a text is longer than a field takes. */
export function isTooLong(text: string, max: number): boolean {
  return countCharacters(text) > max;
}
