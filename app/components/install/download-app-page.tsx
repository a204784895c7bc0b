import { installPrompt, takeUpInstallPrompt } from "~/browser/install-prompt";
import { Button, LinkButton } from "~/components/ui/button";
import { PageHeading } from "~/components/ui/page-heading";
import { type InstallSystem, systemsFor } from "~/domain/install-guide";
import { PRODUCT_NAME } from "~/domain/product";
import { useHydrated } from "~/hooks/use-hydrated";
import { useSharedValue } from "~/hooks/use-shared-value";
import { InstallSteps } from "./install-steps";

const BENEFITS = [
  { title: "Quick access", text: "One tap from the grievance to the bench." },
  { title: "Full screen", text: "No address bar between you and justice." },
  { title: "Fast loading", text: "The robe is already on." },
  { title: "Native feel", text: "It sits among your apps and looks innocent." },
  {
    title: "Notifications",
    text: "The usher knocks when somebody joins, and when the judge has ruled. Only if you ask.",
  },
] as const;

/**
 * How to put the court on a home screen or a desk. `systems` begins with the visitor's own, as far as the server can
 * tell.
 */
export function DownloadAppPage({ systems: told }: { systems: readonly InstallSystem[] }) {
  const systems = useHydrated() ? systemsFor(navigator.userAgent, navigator.maxTouchPoints) : told;
  const isOffered = useSharedValue(installPrompt) !== null;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:gap-12 lg:py-14">
      <PageHeading title="Download the App">
        <p>There is no shop in between: {PRODUCT_NAME} installs from this page, and weighs less than a photograph.</p>
      </PageHeading>
      {isOffered && (
        <Button look="judge" size="lg" onClick={takeUpInstallPrompt} className="justify-self-start">
          Install {PRODUCT_NAME}
        </Button>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3">
        {systems.map((system, index) => (
          <InstallSteps key={system} system={system} isOwn={index === 0} />
        ))}
      </ol>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="font-display text-3xl leading-tight">
          What it is good for
        </h2>
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-4">
          {BENEFITS.map(({ title, text }) => (
            <div key={title} className="border-judge border-l-4 pl-3">
              <dt className="font-display text-lg leading-tight">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LinkButton to="/" size="lg" className="justify-self-start">
        Back to Home
      </LinkButton>
    </div>
  );
}
