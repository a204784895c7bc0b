import { type ComponentType, useEffect, useState } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import type { EntranceProps } from "./entrance";
import { removeCover } from "./entrance-cover";
import { hasEntered } from "./entrance-memory";

type Entrance = ComponentType<EntranceProps>;

/**
 * An entrance that takes longer to fetch is not waited for, in milliseconds: what lies behind is what people came for.
 */
const FETCH_WITHIN_MS = 1_500;

/**
 * The entrance into a court, the first time a person comes in. It is decoration: whatever goes wrong with it shows
 * nothing. The court is covered until it is there, so that nobody sees the room before they walk in.
 */
export function EntranceOnce(scene: Omit<EntranceProps, "onEntered">) {
  const isHydrated = useHydrated();
  const [isLanding] = useState(!isHydrated);
  const [Entrance, setEntrance] = useState<Entrance | null>(null);
  const [isOver, setOver] = useState(false);
  const isDue = isHydrated && !isOver && !hasEntered(scene.caseUuid, scene.seat);

  // By now the cover below is there, if one has to be. Who has seen the court behind a cover that went by itself is not
  // led in any more.
  useEffect(() => {
    if (isHydrated && !removeCover() && isLanding) setOver(true);
  }, [isHydrated, isLanding]);

  useEffect(() => {
    if (!isDue) return;
    const giveUp = () => setOver(true);
    const timer = setTimeout(giveUp, FETCH_WITHIN_MS);
    import("./entrance").then((loaded) => {
      clearTimeout(timer);
      setEntrance(() => loaded.Entrance);
    }, giveUp);
    return () => clearTimeout(timer);
  }, [isDue]);

  if (!isDue) return null;
  if (Entrance !== null) return <Entrance {...scene} onEntered={() => setOver(true)} />;
  // A dialog, since keys must not reach what lies behind either.
  return (
    <div role="dialog" aria-modal="true" aria-label="Court is coming in" className="fixed inset-0 z-50 bg-paper" />
  );
}
