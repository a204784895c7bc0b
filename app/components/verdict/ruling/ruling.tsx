import SettledCase from "./settled-case";
import VerdictOverlay, { type VerdictOverlayProps } from "./verdict-overlay";

interface RulingProps extends VerdictOverlayProps {
  isOpen: boolean;
}

/** The ruling of a suit: opened to be read, and else what it has come to, on the page. */
export default function Ruling({ isOpen, ...ruling }: RulingProps) {
  const { decided, suitUuid: uuid, userUuid, seat, siteOrigin } = ruling;
  if (isOpen) return <VerdictOverlay {...ruling} />;
  const filed = { kind: "pettysuit", uuid } as const;
  return <SettledCase decided={decided} filed={filed} userUuid={userUuid} seat={seat} siteOrigin={siteOrigin} />;
}
