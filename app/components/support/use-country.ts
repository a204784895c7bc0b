import { useEffect, useState } from "react";
import { helpIn } from "~/domain/screening/help-lines";

/**
 * The country whose help is shown, "" for none. Where the network did not tell, the browser's language may, after
 * hydration: what the server drew stays what it drew until then.
 */
export function useCountry(known: string | null) {
  const [country, setCountry] = useState(() => helpIn(known)?.code ?? "");

  useEffect(() => {
    if (known !== null) return;
    const region = /-([A-Z]{2})\b/u.exec(navigator.language)?.[1];
    setCountry((current) => current || (helpIn(region)?.code ?? ""));
  }, [known]);

  return [country, setCountry] as const;
}
