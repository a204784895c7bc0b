import { lazy, useState } from "react";
import { Collapsible } from "~/components/ui/collapsible";
import { LazyPart } from "~/components/ui/lazy-part";

const SummonsCode = lazy(() => import("./summons-code"));

/** Unfolds a code to scan. What draws it is fetched then. */
export function ShowSummonsCode({ link }: { link: string }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Collapsible
      title="They are right here? Let them scan it"
      onToggle={(isOpen) => isOpen && setWanted(true)}
      className="rounded-uneven border-[2.5px] border-ink bg-panel px-4"
    >
      {isWanted && (
        <LazyPart fallback={<div aria-busy="true" className="mx-auto aspect-square w-full max-w-72" />}>
          <SummonsCode link={link} />
        </LazyPart>
      )}
    </Collapsible>
  );
}
