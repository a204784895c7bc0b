import { useLayoutEffect, useState } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { isRevealDue, wasDelivered } from "./verdict-delivery";
import VerdictOverlay, { SettledCase, type VerdictOverlayProps } from "./verdict-overlay";

export interface RulingProps extends VerdictOverlayProps {
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * The ruling of a suit: opened to be read, and else what it has come to, on the page. Whoever has not heard it yet
 * hears it first, so that nobody reads the end off the page behind it; a browser that wants no motion has nothing to
 * reveal. A page comes with the first scene in it, hidden: the browser alone knows for whom it is.
 */
export default function Ruling({ isOpen, onOpen, ...ruling }: RulingProps) {
  const { decided, suitUuid: uuid, userUuid, seat, siteOrigin } = ruling;
  const isHydrated = useHydrated();
  const [isToBeOpened, setToBeOpened] = useState(() => !isHydrated || isRevealDue(uuid, userUuid, decided.settledAt));

  useLayoutEffect(() => {
    if (!isToBeOpened) return;
    setToBeOpened(false);
    if (isRevealDue(uuid, userUuid, decided.settledAt)) onOpen();
  }, [isToBeOpened, onOpen, uuid, userUuid, decided.settledAt]);

  if (isOpen || isToBeOpened) return <VerdictOverlay {...ruling} />;
  const filed = { kind: "pettysuit", uuid } as const;
  return (
    <div data-unheard={wasDelivered(uuid, userUuid, decided.settledAt) ? undefined : ""}>
      <SettledCase decided={decided} filed={filed} userUuid={userUuid} seat={seat} siteOrigin={siteOrigin} />
    </div>
  );
}
