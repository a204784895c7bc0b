import { type ComponentType, createContext, useContext } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import type { SettledCaseProps } from "./settled-case";

/** What draws a settled case. A browser fetches it with the ruling: only the server has it at hand. */
const AtHand = createContext<ComponentType<SettledCaseProps> | null>(null);
export const RulingAtHandProvider = AtHand.Provider;

/** The ruling in the page as it comes, for a browser that runs no script. Any other never sees it before it is told. */
export function ReadableRuling(settled: SettledCaseProps) {
  const SettledCase = useContext(AtHand);
  if (useHydrated()) return null;
  return <noscript>{SettledCase !== null && <SettledCase {...settled} />}</noscript>;
}
