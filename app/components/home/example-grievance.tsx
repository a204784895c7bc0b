import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";

/** How long a line stands, in milliseconds. */
const LINE_MS = 4_750;

/** Two lines each in the narrowest bubble: a third would push the box below up and down. */
const GRIEVANCES = [
  "He put the milk back with one sip in it.",
  "She is on her way. From the bath.",
  "They watched the finale without me.",
  "He loads the dishwasher like a raccoon.",
  "She was not hungry. She ate my fries.",
  "He answered my four paragraphs with ‘k.’",
] as const;

/** What other people would sue about, one line at a time, said in the plaintiff's colour. */
export function ExampleGrievance() {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (prefersReducedMotion()) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % GRIEVANCES.length), LINE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className="relative z-10 mb-4 min-w-0 grow basis-44 self-center lg:m-6">
      <div className="front-bubble">
        <p key={index} className="animate-line-in" aria-live="off">
          “{GRIEVANCES[index]}”
        </p>
        <BubbleTail />
      </div>
    </div>
  );
}

/** Points at whoever is listening. */
function BubbleTail() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 26"
      className="absolute right-5 -bottom-[21px] h-[24px] w-[28px] lg:right-auto lg:left-12"
    >
      <path d="M2 0 L24 24 L22 0 Z" className="fill-plaintiff" />
      <path d="M2 3 L24 24 L22 3" className="fill-none stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
