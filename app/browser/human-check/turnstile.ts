import type { HumanCheckAction } from "~/domain/human-check/human-check";

const SCRIPT_URL = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** The part of Cloudflare's script that is used here. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: "interaction-only";
      callback: (token: string) => void;
      "error-callback": () => boolean;
      "timeout-callback": () => void;
    },
  ): string;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/**
 * A token from Cloudflare Turnstile. The widget stays out of sight unless Cloudflare wants the person to do something;
 * it then appears inside the open dialog, whose focus trap would keep it from the keyboard anywhere else.
 */
export async function obtainTurnstileToken(siteKey: string, action: HumanCheckAction): Promise<string> {
  const turnstile = await loadTurnstile();
  const container = document.createElement("div");
  container.style.cssText = "position:fixed;inset-inline:0;bottom:1rem;z-index:60;display:grid;place-items:center";
  (document.querySelector("[role=dialog]") ?? document.body).appendChild(container);
  let widgetId = "";
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = () => reject(new Error("Turnstile gave no token."));
      widgetId = turnstile.render(container, {
        sitekey: siteKey,
        action,
        appearance: "interaction-only",
        callback: resolve,
        "error-callback": () => {
          refuse();
          return true;
        },
        "timeout-callback": refuse,
      });
    });
  } finally {
    turnstile.remove(widgetId);
    container.remove();
  }
}

let loading: Promise<Turnstile> | null = null;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT_URL;
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.addEventListener("load", () => {
      if (window.turnstile === undefined) reject(new Error("Turnstile did not start."));
      else resolve(window.turnstile);
    });
    script.addEventListener("error", () => {
      loading = null;
      script.remove();
      reject(new Error("Turnstile could not be loaded."));
    });
    document.head.appendChild(script);
  });
  return loading;
}
