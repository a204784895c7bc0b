import { useEffect, useState } from "react";
import { onceOnline, setOut, unlessUnderWay } from "~/browser/once-online";
import { Button, buttonClass } from "~/components/ui/button";
import { type KeptPage, listKeptPages } from "./list-kept-pages";

/** What stands in place of a page that can't be fetched and was not kept: what can be read meanwhile. */
export function OfflinePage() {
  const [kept, setKept] = useState<KeptPage[]>([]);

  useEffect(() => {
    listKeptPages().then(setKept, () => undefined);
    const leaving = new AbortController();
    const { signal } = leaving;
    onceOnline(goOn, signal);
    // The line may be back before anybody here could hear of it.
    fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal }).then(unlessUnderWay(goOn), () => undefined);
    return () => leaving.abort();
  }, []);

  return (
    <section className="encounter sm:items-start">
      <img src="/judges/boomer.svg" alt="" width={280} height={280} className="encounter-face" />
      <div className="min-w-0">
        <h1 className="font-display text-4xl leading-none sm:text-5xl">The Court Is Out of Reach</h1>
        <p className="mt-4 max-w-md text-lg">
          There is no connection, and this page was not on the bench. It comes up by itself once the line is back.
        </p>
        <div className="mt-6 flex flex-wrap gap-4">
          <Button look="judge" onClick={goOn}>
            Try Again
          </Button>
        </div>
        {kept.length > 0 && (
          <>
            <h2 className="mt-8 font-display text-2xl leading-tight">To read meanwhile</h2>
            <ul className="mt-3 grid gap-2.5">
              {kept.map(({ path, title }) => (
                <li key={path}>
                  {/* A page is kept whole, so it is gone to and not navigated to. */}
                  <a
                    href={path}
                    onClick={setOut}
                    className={buttonClass({}, "w-full justify-start text-left [overflow-wrap:anywhere]")}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** To the page that was wanted, which is one of this site. */
function goOn(): void {
  const { origin, search } = window.location;
  const wanted = new URL(new URLSearchParams(search).get("wanted") ?? "/", origin);
  window.location.replace(wanted.origin === origin ? wanted.href : "/");
}
