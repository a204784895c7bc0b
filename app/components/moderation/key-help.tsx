import { deskButtonClass, KeyCap } from "./desk-button";

const KEYS = [
  ["A", "approve, leave, bring back"],
  ["R", "reject, take down or strike, then"],
  ["1–6", "the reason, or"],
  ["W", "a reason in your own words"],
  ["J K ↓ ↑", "the next, the one before"],
  ["U", "undo"],
  ["?", "these keys"],
] as const;

/** The keys of the desk, for whoever may have some. */
export function KeyHelp() {
  return (
    <details className="open:basis-full [@media(hover:none)]:hidden">
      <summary className={deskButtonClass("plain", "list-none")} aria-keyshortcuts="?">
        Keys <KeyCap>?</KeyCap>
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-2 text-sm sm:grid-cols-[repeat(2,auto_minmax(0,1fr))]">
        {KEYS.map(([key, act]) => (
          <div key={key} className="contents">
            <dt className="font-bold">{key}</dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
