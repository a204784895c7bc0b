import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renewPage } from "./browser/renew-page";

// Radix's scroll lock adds a style element while a dialog is open; the policy lets it in by the page's nonce alone.
setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

window.addEventListener("vite:preloadError", renewPage);

decodeLoaderData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <Awake onAwake={window.takeEarlyInput()}>
        <RemixBrowser />
      </Awake>,
    );
  }),
);

/** Says when the whole page is alive: effects run from the inside out. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * RemixBrowser throws the promise of its decoded data at the root, before any hook. A key or a tap in that moment makes
 * React finish a root that can't be finished, and the page stays dead. So the decoding is waited for first.
 */
async function decodeLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
