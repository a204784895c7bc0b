import { FallingPaper, type ThrowPaper } from "~/components/ui/falling-paper";

/** 100 pieces at first, and a burst every 5 seconds, 5 times. */
const PARTICLES = 100;
const BURST_EVERY_MS = 5_000;
const BURSTS = 5;

/** A second and a half, at 60 a second: what is to be done here is read through it. */
const FRAMES = 90;

/** Paper in the air: when the page opens, a few times after, and when the person comes back to it. */
export function Confetti() {
  return <FallingPaper onReady={keepThrowing} />;
}

/** Throws now, on its beat, and at each return to the tab. Gives what ends it. */
function keepThrowing(throwPaper: ThrowPaper): () => void {
  let bursts = 0;
  const beat = setInterval(() => {
    throwPaper(PARTICLES, FRAMES);
    bursts += 1;
    if (bursts === BURSTS) clearInterval(beat);
  }, BURST_EVERY_MS);
  const onVisibilityChange = () => {
    if (document.visibilityState === "visible") throwPaper(PARTICLES, FRAMES);
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  throwPaper(PARTICLES, FRAMES);
  return () => {
    clearInterval(beat);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
