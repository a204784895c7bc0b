import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";

/** Coral, teal, gold and cream: the court's own colours. The canvas knows no tokens. */
const COLORS = ["#FF7A5C", "#2FB5A5", "#F2B632", "#FBF3E0"];

/** Throws so many pieces of paper, which are gone after so many frames. */
export type ThrowPaper = (pieces: number, frames?: number) => void;

interface FallingPaperProps {
  /** Called when there is a way to throw. Gives what ends it. Must keep its identity between renders. */
  onReady: (throwPaper: ThrowPaper) => (() => void) | undefined;
}

/** Paper in the air over the page, for whoever doesn't mind that something moves. Takes no tap. */
export function FallingPaper({ onReady }: FallingPaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (target === null || prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    let isHere = true;
    // Decoration: without a connection it does not fall, and nobody need know.
    import("canvas-confetti").then(
      ({ default: confetti }) => {
        if (!isHere) return;
        const shoot = confetti.create(target, { resize: true, useWorker: false, disableForReducedMotion: true });
        stop = onReady((particleCount, ticks = 200) => {
          shoot({ particleCount, ticks, spread: 75, origin: { y: 0.35 }, colors: COLORS });
        });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [onReady]);

  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-30">
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}
