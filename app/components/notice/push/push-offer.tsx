import { BellRing } from "lucide-react";
import { recallPerson } from "~/browser/person/known-person";
import { Button } from "~/components/ui/button";
import { usePush } from "./use-push";

/** Offers whoever waits for somebody to be told by their device. What it says of itself stays where it was offered. */
export default function PushOffer({ of = "Hear of it when the judge has ruled." }: { of?: string }) {
  const { state, words, isBusy, turn } = usePush(recallPerson()?.uuid ?? null);
  return (
    <section
      aria-label="Notifications"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-uneven border-2 border-ink border-dashed px-4 py-3"
    >
      <p className="text-sm" role="status">
        <strong className="block">{of}</strong>
        {state === null || state === "off" ? "One knock per event. Never a word of what anybody said." : words}
      </p>
      {(state === null || state === "off") && (
        <Button
          aria-disabled={isBusy}
          onClick={() => turn(true)}
          className="min-w-0 max-w-full justify-self-start text-[min(1rem,7vw)]"
        >
          <BellRing aria-hidden className="size-5 shrink-0" />
          Enable notifications
        </Button>
      )}
    </section>
  );
}
