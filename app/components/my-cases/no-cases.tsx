import type { ReactNode } from "react";
import { OfferLogIn } from "~/components/account/offer-log-in";

/** An empty docket, and the way to fill it. */
export function NoCases({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-center gap-[min(0.75rem,1.5svh)] rounded-uneven-lg border-[2.5px] border-ink border-dashed px-4 py-[min(1.5rem,2.5svh)] text-center">
      <img
        src="/judges/boomer.svg"
        alt=""
        width={112}
        height={112}
        className="size-[min(7rem,11svh)] rounded-full border-[2.5px] border-ink bg-bench"
      />
      <h2 className="font-display text-xl leading-tight">No Cases Yet</h2>
      <p className="max-w-prose text-ink-soft">
        Nobody has wronged you, or nobody has been told. The bench is waiting.
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-[min(0.75rem,1.5svh)]">
        {children}
        <OfferLogIn look="quiet" />
      </div>
    </div>
  );
}
