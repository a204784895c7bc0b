import type { Ads } from "./use-ads";

/** What was just done with an ad. It lies over the deck and takes no tap from it. */
export function AdNotice({ notice }: Pick<Ads, "notice">) {
  return (
    <p role="status" className="pointer-events-none absolute inset-x-0 top-2 z-30 flex justify-center">
      {notice !== null && (
        <span className="rounded-uneven border-[2.5px] border-ink bg-judge px-3 py-1 font-bold text-on-color shadow-hard-sm">
          {notice}
        </span>
      )}
    </p>
  );
}
