declare global {
  interface Window {
    /** Gives the button that was pressed last, and hears no more presses. A page that failed to draw has none. */
    takeEarlyPress?: () => Element | null;
  }
}

/** Hears presses from the first paint on, until the page's own scripts do. Whatever is pressed last counts. */
const HEAR_PRESSES = `{
let pressed = null;
const hear = ({ target }) => { pressed = target.closest("button[type=button]"); };
document.addEventListener("click", hear, true);
window.takeEarlyPress = () => { document.removeEventListener("click", hear, true); return pressed; };
}`;

/** The script of a drawn page that hears its buttons before they work. Links and forms need no help. */
export function earlyPressScript(nonce: string): string {
  return `<script nonce="${nonce}">${HEAR_PRESSES}</script>`;
}

/**
 * Gives a function that presses once more, as soon as the page is alive, the button that was pressed last before: on a
 * slow line a page is seen for seconds before its scripts are there. From here on React itself hears what is pressed.
 */
export function takeEarlyPress(): () => void {
  const pressed = window.takeEarlyPress?.();
  return () => {
    if (pressed instanceof HTMLButtonElement && pressed.isConnected) pressed.click();
  };
}
