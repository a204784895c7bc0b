import { createContext, type ReactNode, useContext } from "react";

/** What a browser runs already, and so never draws: only the server has the scripts at hand. */
const AtHand = createContext<ReactNode>(null);
export const PageScriptsProvider = AtHand.Provider;

/** The page's scripts, last in its body: React leaves there what it does not know of. */
export function PageScripts() {
  return useContext(AtHand);
}
