/**
 * The entry of the browser's history that stands for all that is open above a page, so that Back closes what is on top
 * and leaves the page only once nothing is. It has the page's own address and state, and is taken back when the last of
 * it closes. The router is never told of it: it would fetch the page anew.
 */

/** What the entry's state has beside the page's own. */
const MARK = "isAbovePage";

/** How each thing that is open is closed, what is on top last. */
const opened: (() => void)[] = [];

/** Whether the browser stands on the entry, and the key of its page, which the entry shares. */
let isOnEntry = false;
let pageKey: unknown;

/** Whether the browser has been asked to take the entry back, which it does a moment later. */
let isLeaving = false;

/** What is written into the history in that moment, and would be undone by it. */
let waiting: (() => void)[] = [];

declare global {
  interface Window {
    /** Called as the browser goes through its history, before the router hears of it. */
    heedPop?: (event: PopStateEvent) => void;
  }
}

/** Says that something opened which `close` closes. What is returned says that it closed, for whatever reason. */
export function openAbovePage(close: () => void): () => void {
  heedHistory();
  opened.push(close);
  settle();
  return () => {
    opened.splice(opened.lastIndexOf(close), 1);
    // One dialog makes place for the next, which takes over the entry.
    setTimeout(settle);
  };
}

/** Makes the entry be there exactly as long as something is open. */
function settle(): void {
  if (isLeaving || isOnEntry === opened.length > 0) return;
  if (isOnEntry) {
    leave();
  } else {
    History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, "");
    findPlace();
  }
}

function leave(): void {
  isLeaving = true;
  history.back();
}

function findPlace(): void {
  isOnEntry = history.state?.[MARK] === true;
  pageKey = history.state?.key;
}

function heedHistory(): void {
  if (window.heedPop) return;
  window.heedPop = heedPop;
  findPlace();

  const { pushState, replaceState } = History.prototype;
  // The next page takes the entry's place: Back leads from there to this page, and not to what was open on it.
  history.pushState = (...entry) => {
    if (isLeaving) {
      waiting.push(() => pushState.apply(history, entry));
      return;
    }
    (isOnEntry ? replaceState : pushState).apply(history, entry);
    findPlace();
  };
  // What replaces the page must not leave it below.
  history.replaceState = (...entry) => {
    if (!isLeaving && !isOnEntry) return replaceState.apply(history, entry);
    waiting.push(() => replaceState.apply(history, entry));
    if (!isLeaving) leave();
  };
}

/** Keeps from the router what is no other page. */
function heedPop(event: PopStateEvent): void {
  const wasOnEntry = isOnEntry;
  const wasKey = pageKey;
  findPlace();
  if (wasOnEntry && !isOnEntry && pageKey === wasKey) {
    event.stopImmediatePropagation();
    if (isLeaving) for (const write of waiting) write();
    else opened.at(-1)?.();
  }
  waiting = [];
  isLeaving = false;
  // What did not close stands above the page still, and who comes forward to an entry finds nothing open there.
  setTimeout(settle);
}

/**
 * The script of every page, before the router's: a window tells its listeners in the order in which they came. A page
 * that is loaded anew on the entry takes it back, since nothing is open any more.
 */
const HEED_HISTORY = `addEventListener("popstate", (event) => window.heedPop?.(event));
if (history.state?.${MARK}) history.back();`;

export function historyEntryScript(nonce: string): string {
  return `<script nonce="${nonce}">${HEED_HISTORY}</script>`;
}
