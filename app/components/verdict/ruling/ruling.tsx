import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { wasDelivered } from "./verdict-delivery";
import VerdictOverlay, { SettledCase, type VerdictOverlayProps } from "./verdict-overlay";

interface RulingProps extends VerdictOverlayProps {
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * The ruling of a suit: opened to be read, and else what it has come to, on the page. Whoever has not heard it yet
 * hears it first, so that nobody reads the end off the page behind it; a browser that wants no motion has nothing to
 * reveal.
 */
export default function Ruling({ isOpen, onOpen, ...ruling }: RulingProps) {
  const { decided, suitUuid: uuid, userUuid, seat, siteOrigin } = ruling;
  const [isToBeOpened, setToBeOpened] = useState(
    () => !prefersReducedMotion() && !wasDelivered(uuid, userUuid, decided.settledAt),
  );

  useEffect(() => {
    if (!isToBeOpened) return;
    setToBeOpened(false);
    onOpen();
  }, [isToBeOpened, onOpen]);

  if (isOpen) return <VerdictOverlay {...ruling} />;
  if (isToBeOpened) return null;
  const filed = { kind: "pettysuit", uuid } as const;
  return (
    <div data-unheard={wasDelivered(uuid, userUuid, decided.settledAt) ? undefined : ""}>
      <SettledCase decided={decided} filed={filed} userUuid={userUuid} seat={seat} siteOrigin={siteOrigin} />
    </div>
  );
}
