declare global {
  interface Window {
    /** Hears no more, and gives what does once more what somebody did with the page. */
    takeEarlyInput: () => () => void;
  }
}

/**
 * Hears what somebody does with a page from the first paint on, until its own scripts do: on a slow line it is seen for
 * seconds before these are there. Whatever was pressed last counts, and all that was typed: React, which takes a field
 * for unchanged until it sees another value in it, is told of it. Links and forms that the court takes without a script
 * need no help.
 */
const HEAR = `{
let pressed = null;
const typed = new Set();
const heard = {
click: ({ target }) => { pressed = target.closest("button[type=button]"); },
submit: (event) => { if (!event.target.hasAttribute("method")) { event.preventDefault(); pressed = event.submitter; } },
input: ({ target }) => { typed.add(target); },
};
for (const type in heard) document.addEventListener(type, heard[type], true);
window.takeEarlyInput = () => {
for (const type in heard) document.removeEventListener(type, heard[type], true);
return () => {
for (const field of typed) {
field._valueTracker?.setValue("");
field.dispatchEvent(new Event("input", { bubbles: true }));
}
setTimeout(() => { if (pressed?.isConnected) pressed.click(); });
};
};
}`;

/** The script of a drawn page that hears its person before it is alive. */
export function earlyInputScript(nonce: string): string {
  return `<script nonce="${nonce}">${HEAR}</script>`;
}
