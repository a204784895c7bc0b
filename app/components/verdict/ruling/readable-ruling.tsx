import { useContext } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { RulingAtHand } from "./drawn-scene";
import type { SettledCaseProps } from "./settled-case";

/** The ruling in the page as it comes, for a browser that runs no script. Any other never sees it before it is told. */
export function ReadableRuling(settled: SettledCaseProps) {
  const atHand = useContext(RulingAtHand);
  if (useHydrated()) return null;
  return <noscript>{atHand !== null && <atHand.SettledCase {...settled} />}</noscript>;
}
