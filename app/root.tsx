import alfaSlab from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url";
import libreFranklin from "@fontsource/libre-franklin/files/libre-franklin-latin-400-normal.woff2?url";
import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, ScrollRestoration, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountHost } from "./components/account/account-host";
import { LaterHost } from "./components/later/later-host";
import { DrawerHost } from "./components/shell/drawer-host";
import { describePageError, PageError } from "./components/shell/page-error";
import { PageScripts } from "./components/shell/page-scripts";
import { SiteFooter } from "./components/shell/site-footer";
import { SiteHeader } from "./components/shell/site-header";
import { ToastHost } from "./components/ui/toast/toast-host";
import { frontPageMeta } from "./domain/page-meta";
import { PRODUCT_NAME } from "./domain/product";
import { useNonce } from "./hooks/use-nonce";
import "./styles/app.css";

export const links: LinksFunction = () => [
  ...[alfaSlab, libreFranklin].map((href) => ({
    rel: "preload" as const,
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** A page that has a `meta` of its own replaces all of this. */
export const meta: MetaFunction = ({ error }) => {
  if (error) return [{ title: `${describePageError(error).heading} · ${PRODUCT_NAME}` }];
  return frontPageMeta();
};

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const matches = useMatches();
  const isBare = matches.some(({ handle }) => says(handle, "bare"));
  const fillsScreen = matches.some(({ handle }) => says(handle, "fillsScreen"));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf3e0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14213d" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {isBare ? (
          children
        ) : (
          <div className="flex min-h-dvh flex-col">
            <a
              href="#main"
              className="sr-only rounded-uneven border-[2.5px] border-ink bg-judge font-bold text-on-color focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
            >
              Skip to content
            </a>
            <div className={fillsScreen ? "flex h-dvh min-h-min flex-col" : "contents"}>
              <SiteHeader />
              <AccountHost />
              <LaterHost />
              <main
                id="main"
                tabIndex={-1}
                className={fillsScreen ? "flex min-h-min flex-1 basis-0 flex-col" : "flex-1"}
              >
                {children}
              </main>
            </div>
            <SiteFooter />
            <DrawerHost />
            <ToastHost />
          </div>
        )}
        <ScrollRestoration nonce={nonce} />
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * What a page says of itself by its `handle`. Pages for pictures and frames are `bare` and get no header, no footer and
 * no toasts; one that `fillsScreen` has its footer below the first screen.
 */
function says(handle: unknown, word: "bare" | "fillsScreen"): boolean {
  return typeof handle === "object" && handle !== null && Reflect.get(handle, word) === true;
}
