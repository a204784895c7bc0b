import { type ReactNode, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { Button } from "~/components/ui/button";
import { Words } from "~/components/ui/words";

/**
 * The exhibit that was asked for. A fresh object each time a mark is pressed, so that the same one can be asked for
 * again.
 */
export interface OpenedExhibit {
  number: number;
  /** Leads back to the mark that was pressed. */
  goBack: () => void;
}

/** Which exhibit is open; none until a mark in the ruling is pressed. `onOpen` is told of each. */
export function useOpenedExhibit(onOpen: () => void) {
  const [opened, setOpened] = useState<OpenedExhibit | null>(null);

  function leadBackTo(mark: HTMLElement) {
    mark.focus({ preventScroll: true });
    scrollTo(mark);
    setOpened(null);
  }

  function openExhibit(number: number, mark: HTMLElement) {
    onOpen();
    setOpened({ number, goBack: () => leadBackTo(mark) });
  }

  return { opened, openExhibit };
}

interface ExhibitRow {
  questionUuid: string;
  prompt: string;
  isHunch?: boolean | undefined;
}

interface ExhibitListProps<Row extends ExhibitRow> {
  rows: readonly Row[];
  opened: OpenedExhibit | null;
  /** How a row’s cells stand where there is room (`@lg`), by classes. */
  columns: string;
  /** What was said to the question. */
  children: (row: Row) => ReactNode;
}

/** The questions of a case with what was said to them, numbered as the ruling's marks are. */
export function ExhibitList<Row extends ExhibitRow>({ rows, opened, columns, children }: ExhibitListProps<Row>) {
  const openedRow = useShownRow(opened);
  return (
    <ol className="@container">
      {rows.map((row, index) => (
        <li
          key={row.questionUuid}
          ref={opened?.number === index + 1 ? openedRow : undefined}
          tabIndex={-1}
          aria-label={titleOf(row, index)}
          className={`scroll-my-6 ${opened?.number === index + 1 ? "bg-panel outline-3 outline-judge outline-offset-4" : "outline-none"} grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-1.5 border-ink border-b py-3 ${columns}`}
        >
          <p dir="auto" className="col-span-full leading-snug [overflow-wrap:anywhere] @lg:col-span-1">
            <span className="block font-bold text-ink-soft text-xs uppercase tracking-wide">{titleOf(row, index)}</span>
            <Words>{row.prompt}</Words>
          </p>
          {children(row)}
          {opened?.number === index + 1 && (
            <Button look="quiet" onClick={opened.goBack} className="col-span-full justify-self-start">
              Back to the ruling
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function titleOf({ isHunch }: ExhibitRow, index: number): string {
  return isHunch ? "The Hunch" : `Exhibit ${index + 1}`;
}

/** Brings the row that was asked for onto the screen, and whoever reads by keyboard or ear with it. */
function useShownRow(opened: OpenedExhibit | null) {
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (opened === null || row.current === null) return;
    row.current.focus({ preventScroll: true });
    scrollTo(row.current);
  }, [opened]);

  return row;
}

function scrollTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth", block: "center" });
}
