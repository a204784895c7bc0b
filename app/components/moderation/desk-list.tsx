import { useFetchers } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { createSharedValue } from "~/browser/shared-value";
import { useSharedValue } from "~/hooks/use-shared-value";
import { NothingLeft } from "./nothing-left";

/** Which item the keys are for: the one that had the focus last. */
export const selectedItem = createSharedValue<string>();

interface DeskListProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  label: string;
  /** What is said where there is no item. */
  nothing: string;
  children: (item: Item) => ReactNode;
}

/**
 * Things to decide on, one of them selected. What is being decided is gone at once, and comes back should the court
 * refuse; the next one is selected in its place.
 */
export function DeskList<Item>({ items, idOf, label, nothing, children }: DeskListProps<Item>) {
  const leaving = useLeaving();
  const shown = items.filter((item) => !leaving.has(idOf(item)));
  const { list, selected } = useSelection(shown.map(idOf));
  // Where all was decided faster than the court answers, there may be more. A key does nothing until it is here: nobody
  // decides on what they have not seen.
  if (shown.length === 0)
    return <NothingLeft>{items.length > 0 ? "Asking what else there is …" : nothing}</NothingLeft>;
  return (
    <ul ref={list} aria-label={label} data-desk-list className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.map((item) => (
        <li
          key={idOf(item)}
          data-desk-item
          tabIndex={-1}
          aria-current={idOf(item) === selected}
          onFocus={() => selectedItem.set(idOf(item))}
          className="scroll-mt-18 rounded-uneven border-2 border-ink bg-panel px-3 py-2.5 aria-[current=true]:border-l-[10px] aria-[current=true]:border-l-judge aria-[current=true]:pl-1 aria-[current=true]:shadow-hard sm:px-4 sm:aria-[current=true]:pl-2"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** What is on its way to the court. */
function useLeaving(): Set<string> {
  return new Set(useFetchers().flatMap(({ formData }) => formData?.get("id")?.toString() ?? []));
}

/** The selected one of these; where it has gone, whichever stands in its place. */
function useSelection(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const wanted = useSharedValue(selectedItem);
  const found = wanted === null ? -1 : ids.indexOf(wanted);
  const at = found >= 0 ? found : Math.min(place.current, ids.length - 1);
  const selected = ids[at];
  const shown = useRef(selected);

  // A page that opens is read from its beginning. The focus follows once somebody has decided or moved.
  useEffect(() => {
    place.current = Math.max(at, 0);
    if (shown.current === selected) return;
    shown.current = selected;
    const item = list.current?.children[at];
    if (item instanceof HTMLElement && !item.contains(document.activeElement) && isFocusFree()) item.focus();
  }, [at, selected]);

  return { list, selected };
}

/** Nobody is using another part of the page. What has gone leaves the focus to the page itself. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest("[data-desk-list], [data-desk-bar]") != null;
}
