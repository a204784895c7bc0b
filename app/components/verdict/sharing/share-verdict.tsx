import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "~/components/ui/button";
import { FORMER_LITIGANT } from "~/domain/case/former-litigant";
import { PublicLink } from "./public-link";
import { SealVerdict } from "./seal-verdict";
import type { useSharing } from "./use-sharing";

interface ShareVerdictProps {
  sharing: ReturnType<typeof useSharing>;
  /** What the court has given. */
  noun: "verdict" | "decision";
  /** The name of the other party, who may share and seal as well; null where there is none. */
  other: string | null;
}

/**
 * What the public gets to see of a case: nothing until a party says so, the card by a link, and nothing again once
 * sealed.
 */
export function ShareVerdict({ sharing: { sharing, message, ...steps }, noun, other }: ShareVerdictProps) {
  const { isBusy, read, share, seal } = steps;
  const title = useId();

  function content(): ReactNode {
    switch (sharing.state) {
      case "loading":
        return <div aria-busy="true" className="h-28 w-full rounded-uneven bg-paper-deep" />;
      case "unreachable":
        return (
          <>
            <p>The court could not be asked whether this {noun} is public.</p>
            <Button onClick={read}>Ask again</Button>
          </>
        );
      case "private":
        return (
          <>
            <p>
              Sharing makes a public link. <strong>Anyone with the link can see the card</strong>, and nothing else of
              your case. {other === null ? "You" : "Either of you"} can seal it at any time.
            </p>
            <Button look="judge" aria-disabled={isBusy} onClick={share}>
              Make a public link
            </Button>
            {other !== null && (
              <SealVerdict noun={noun} isBusy={isBusy} onSeal={seal}>
                Then <bdi>{other}</bdi> can’t share it either, until you open it again.
              </SealVerdict>
            )}
          </>
        );
      case "shared":
        return (
          <>
            {message !== null && <PublicLink shareId={sharing.shareId} message={message} />}
            <SealVerdict noun={noun} isBusy={isBusy} onSeal={seal}>
              The link stops working for everyone within a minute, pictures included, and never comes back.
            </SealVerdict>
          </>
        );
      case "sealed":
        return sharing.by === "you" ? (
          <>
            <p>
              You have sealed this {noun}. Nobody can see the card by a link, and only you can open it again. A new link
              is made then: the old one stays closed.
            </p>
            <Button aria-disabled={isBusy} onClick={share}>
              Open it again
            </Button>
          </>
        ) : sharing.by === "court" ? (
          <p>
            The moderators have taken this card down. Nobody can see it by a link; you can still read and download it
            here.
          </p>
        ) : other === FORMER_LITIGANT ? (
          <p>
            The other party has left the court, and took the right to a public link along. Nobody can see the card by a
            link; you can still read and download it here.
          </p>
        ) : (
          <p>
            <bdi className="font-bold">{other}</bdi> has sealed this {noun}. Nobody can see the card by a link, and only{" "}
            <bdi>{other}</bdi> can open it again.
          </p>
        );
      default:
        return sharing satisfies never;
    }
  }

  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-uneven border-[2.5px] border-ink bg-panel p-4"
    >
      <StateTitle id={title} noun={noun} state={sharing.state} />
      {content()}
    </section>
  );
}

type State = ReturnType<typeof useSharing>["sharing"]["state"];

function titleOf(noun: string, state: State): string {
  if (state === "shared") return `This ${noun} is public`;
  return state === "sealed" ? `This ${noun} is sealed` : `Share the ${noun}`;
}

/** Takes the focus when an action has changed it: the button that was pressed is gone by then. */
function StateTitle({ id, noun, state }: { id: string; noun: string; state: State }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);

  useEffect(() => {
    const isDone = before.current !== state && before.current !== "loading" && state !== "loading";
    before.current = state;
    if (isDone) heading.current?.focus();
  }, [state]);

  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="font-display text-xl leading-tight">
      {titleOf(noun, state)}
    </h3>
  );
}
