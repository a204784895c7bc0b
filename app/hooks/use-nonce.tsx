import { createContext, useContext } from "react";

const NonceContext = createContext("");

/**
 * Carries the page's script nonce through the server's render. In a browser there is none: it hides the nonce of parsed
 * elements, and what it hydrates must look the same.
 */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
