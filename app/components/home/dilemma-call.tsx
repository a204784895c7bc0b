import { LinkButton } from "~/components/ui/button";

/** The way to Procrastination Mode, for whoever has nobody to accuse. */
export function DilemmaCall() {
  return (
    <section aria-labelledby="dilemma" className="border-ink border-t-[3px]">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-10 sm:px-6">
        <div>
          <h2 id="dilemma" className="font-display text-2xl leading-tight">
            Nobody to sue but yourself?
          </h2>
          <p className="mt-2 text-ink-soft">Bring what you can’t decide. A judge decides, and takes the blame.</p>
        </div>
        <LinkButton to="/procrastination">Let the Court Decide</LinkButton>
      </div>
    </section>
  );
}
