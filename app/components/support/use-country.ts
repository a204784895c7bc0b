import { useEffect, useState } from "react";
import { countryOfTimeZone } from "~/domain/screening/likely-country";

/** A country as the server knows it: by choice or by the network, or by no more than the browser's language. */
export interface CountryHint {
  code: string | null;
  isSure: boolean;
}

/**
 * The country whose help is shown, "" for none. Where the server was not sure, the time zone has the last word after
 * hydration: many browsers speak the English of the United States all over the world, and its emergency number is dead
 * elsewhere.
 */
export function useCountry({ code, isSure }: CountryHint) {
  const [country, setCountry] = useState(code ?? "");

  useEffect(() => {
    if (isSure) return;
    const here = countryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    // What was chosen in the meantime stays.
    if (here !== null) setCountry((current) => (current === (code ?? "") ? here : current));
  }, [code, isSure]);

  return [country, setCountry] as const;
}
