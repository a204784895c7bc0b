import { Button } from "~/components/ui/button";
import { CaseList } from "./case-list";
import type { Listed } from "./use-my-cases";

interface ListedCasesProps {
  title: string;
  listed: Listed;
  /** Unix milliseconds. */
  now: number;
  /** What is said when the list can't be had. */
  failure: string;
  onRetry: () => void;
}

/** A list of the drawer as it stands: on its way, there, or not to be had. An empty one shows nothing. */
export function ListedCases({ title, listed, now, failure, onRetry }: ListedCasesProps) {
  if (listed.state === "listed" && listed.items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-bold text-[min(0.875rem,5.6vw)] uppercase tracking-widest">{title}</h3>
      {listed.state === "loading" && <CasesSkeleton />}
      {listed.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-1">
          <p className="font-semibold text-error">{failure}</p>
          <Button look="quiet" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {listed.state === "listed" && <CaseList items={listed.items} now={now} />}
    </section>
  );
}

function CasesSkeleton() {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Fetching your cases</span>
      {[0, 1].map((line) => (
        <div
          key={line}
          aria-hidden
          className="h-18 rounded-uneven border-[2.5px] border-ink/30 bg-paper-deep motion-safe:animate-pulse"
        />
      ))}
    </div>
  );
}
