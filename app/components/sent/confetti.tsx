import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";

/** 100 pieces at first, and a burst every 5 seconds, 5 times. */
const PARTICLES = 100;
const BURST_EVERY_MS = 5_000;
const BURSTS = 5;

/** Coral, teal, gold and cream: the court's own colours. The canvas knows no tokens. */
const COLORS = ["#FF7A5C", "#2FB5A5", "#F2B632", "#FBF3E0"];

/** Paper in the air: when the page opens, a few times after, and when the person comes back to it. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (target === null || prefersReducedMotion()) return;
    let stop = () => {};
    let isHere = true;
    // Decoration: without a connection it does not fall, and nobody need know.
    import("canvas-confetti").then(
      ({ default: confetti }) => {
        if (!isHere) return;
        const throwPaper = confetti.create(target, { resize: true, useWorker: false, disableForReducedMotion: true });
        stop = keepThrowing(() =>
          throwPaper({ particleCount: PARTICLES, spread: 75, origin: { y: 0.35 }, colors: COLORS }),
        );
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      stop();
    };
  }, []);

  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-30">
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

/** Throws now, on its beat, and at each return to the tab. Gives what ends it. */
function keepThrowing(throwPaper: () => void): () => void {
  let bursts = 0;
  const beat = setInterval(() => {
    throwPaper();
    bursts += 1;
    if (bursts === BURSTS) clearInterval(beat);
  }, BURST_EVERY_MS);
  const onVisibilityChange = () => {
    if (document.visibilityState === "visible") throwPaper();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  throwPaper();
  return () => {
    clearInterval(beat);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
