import { createContext, useContext } from "react";

const NonceContext = createContext("");

/**
 * Carries the page's script nonce through the server's render. The browser gives "" instead: it hides the nonce of
 * parsed elements, and what it hydrates must look the same.
 */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
