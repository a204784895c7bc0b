declare global {
  interface Window {
    /** Hears no more presses, and gives what presses the last one's button once more. */
    takeEarlyPress: () => () => void;
  }
}

/**
 * Hears presses from the first paint on, until the page's own scripts do: on a slow line a page is seen for seconds
 * before these are there. Whatever was pressed last counts.
 */
const HEAR_PRESSES = `{
let pressed = null;
const hear = ({ target }) => { pressed = target.closest("button[type=button]"); };
document.addEventListener("click", hear, true);
window.takeEarlyPress = () => {
document.removeEventListener("click", hear, true);
return () => { if (pressed && pressed.isConnected) pressed.click(); };
};
}`;

/** The script of a drawn page that hears its buttons before they work. Links and forms need no help. */
export function earlyPressScript(nonce: string): string {
  return `<script nonce="${nonce}">${HEAR_PRESSES}</script>`;
}
