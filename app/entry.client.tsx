import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceProvider } from "~/components/nonce";

// Radix's scroll lock adds a style element while a dialog is open; the policy lets it in by the page's nonce alone.
setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

startTransition(() => {
  hydrateRoot(
    document,
    <NonceProvider value="">
      <RemixBrowser />
    </NonceProvider>,
  );
});
