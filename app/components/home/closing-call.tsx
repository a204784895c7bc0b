import { Button } from "~/components/ui/button";
import { Icon, type IconProps } from "~/components/ui/icon";

const PROMISES = ["Free to use", "No account required", "Instant results"] as const;

/** The last word of the front page, and the way back up to the box. */
export function ClosingCall({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="closing" className="halftone border-ink border-t-[3px] bg-judge text-on-color">
      <div className="mx-auto flex max-w-6xl flex-col items-center gap-6 px-4 py-12 text-center sm:px-6 lg:py-16">
        <h2 id="closing" className="font-display text-[min(13vw,2.25rem)] leading-none lg:text-5xl">
          Somebody has to be right.
        </h2>
        <Button look="plain" size="lg" onClick={onStart}>
          Let's Get Petty
        </Button>
        <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 font-bold">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <CheckIcon className="size-5" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CheckIcon(props: IconProps) {
  return (
    <Icon isBold {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  );
}
