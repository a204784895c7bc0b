import { Link } from "@remix-run/react";
import { FIELD_CLASS } from "~/components/ui/form/field";
import { HELP_LINES, helpIn, INTERNATIONAL_DIRECTORY } from "~/domain/screening/help-lines";
import { NEUTRAL_SITE } from "~/domain/screening/support";
import { HelpLines } from "./help-lines";
import { type CountryHint, useCountry } from "./use-country";
import { useQuickExit } from "./use-quick-exit";
import { useWayBack } from "./use-way-back";

const CALM_BUTTON =
  "inline-flex min-h-12 items-center justify-center rounded-uneven border-2 border-ink px-5 py-2 text-center font-bold";

/** To the text, which stays stopped as it is. Who meant it and was misread can't truly say that it was a joke. */
const WAYS_BACK = ["I was joking, rewrite it", "I was misread, put it differently"];

interface SupportPageProps {
  countryHint: CountryHint;
  /** The page of this site that the browser came from, as a path. */
  cameFrom: string;
}

/** The calm page (docs/rules.md#calm-page): no court, no jokes. It knows nothing of what was written. */
export function SupportPage({ countryHint, cameFrom }: SupportPageProps) {
  const [country, setCountry] = useCountry(countryHint);
  const leave = useQuickExit();
  const wayBack = useWayBack(cameFrom);
  const help = helpIn(country);

  return (
    <main className="mx-auto grid w-full max-w-xl gap-7 px-4 pt-20 pb-12 sm:px-6 sm:pt-24">
      <a
        href={NEUTRAL_SITE}
        onClick={leave}
        rel="noreferrer"
        className={`${CALM_BUTTON} fixed top-3 right-3 z-10 bg-ink text-paper`}
      >
        Leave this page now
      </a>
      <div className="grid gap-3">
        <h1 className="font-bold text-2xl leading-snug sm:text-3xl">This sounds more serious than a petty dispute.</h1>
        <p>
          If someone is being hurt or frightened, or if you think about hurting yourself, you deserve a person to talk
          to, not a pretend court. You don’t have to be sure that it is bad enough.
        </p>
        <p>
          Nothing was filed and nobody was told. What you wrote is in this browser alone; leaving by the button above
          forgets it.
        </p>
      </div>
      <section
        aria-labelledby="people"
        className="grid gap-4 rounded-uneven border-2 border-ink-soft bg-panel p-4 sm:p-6"
      >
        <h2 id="people" className="font-bold text-xl">
          People who can help
        </h2>
        <form method="get" className="grid gap-2">
          <label htmlFor="country" className="font-bold">
            Country
          </label>
          <select
            id="country"
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            className={FIELD_CLASS}
          >
            <option value="">Choose a country</option>
            {HELP_LINES.map(({ code, country: name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className={`${CALM_BUTTON} bg-panel`}>
              Show
            </button>
          </noscript>
        </form>
        <div aria-live="polite">
          {help === null ? (
            <p>In danger now? Call the emergency number of the place where you are. In most countries 112 works.</p>
          ) : (
            <HelpLines help={help} />
          )}
        </div>
        <p>
          For any country and any language:{" "}
          <a href={INTERNATIONAL_DIRECTORY.url} rel="noreferrer" className="underline underline-offset-4">
            {INTERNATIONAL_DIRECTORY.name}
          </a>
        </p>
      </section>
      <p className="text-ink-soft text-sm">
        Pressing Esc three times leaves this page too. Calls and visited pages can still show on a shared phone or
        computer.
      </p>
      <div className="flex flex-wrap gap-3">
        {WAYS_BACK.map((words) => (
          <Link key={words} to={wayBack} replace className={`${CALM_BUTTON} bg-panel`}>
            {words}
          </Link>
        ))}
      </div>
    </main>
  );
}
