/** A text by chance has taken the place of what the person wrote. */
export function Replaced({ onUndo }: { onUndo: () => void }) {
  return (
    <>
      Your own words are kept.{" "}
      <button type="button" onClick={onUndo} className="-my-3 min-h-11 font-bold text-ink underline underline-offset-4">
        Undo
      </button>
    </>
  );
}
