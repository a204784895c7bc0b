import { createContext, useContext } from "react";

const SiteHost = createContext<string | null>(null);

/** Tells the server's pages the host by which they are reached; a browser knows it. */
export const SiteHostProvider = SiteHost.Provider;

/** The site's host, without a port. */
export function useSiteHost(): string {
  return useContext(SiteHost) ?? window.location.hostname;
}
