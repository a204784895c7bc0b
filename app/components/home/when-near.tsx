import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from "react";
import type { FurtherDownProps } from "./further-down";
import { useAwake } from "./use-awake";
import { useEarlyInput } from "./use-early-input";

type Part = ComponentType<FurtherDownProps> | null;

/** So far below the screen's edge something is near, as a CSS length. */
const NEAR = "120px";

/** What a browser fetches: only the server has it at hand, and draws it with the page. */
const AtHand = createContext<Part>(null);
export const AtHandProvider = AtHand.Provider;

/**
 * The lower part of the front page. A browser leaves what the server has drawn as it is, and fetches what makes it work
 * once somebody comes near.
 */
export function WhenNear(props: FurtherDownProps) {
  const place = useRef<HTMLDivElement>(null);
  const atHand = useContext(AtHand);
  const [FurtherDown, setFurtherDown] = useState<Part>(() => atHand);
  const isDrawn = FurtherDown !== null;
  const isAwake = useAwake();
  const { notePress, noteFocus } = useEarlyInput(place, isDrawn);

  useEffect(() => {
    if (place.current === null || !isAwake || isDrawn) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Without a connection what was drawn stays, and whoever comes back tries again.
        import("./further-down").then(
          (fetched) => {
            noteFocus();
            setFurtherDown(() => fetched.FurtherDown);
          },
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isAwake, isDrawn, noteFocus]);

  if (isDrawn) {
    return (
      <div key="drawn" ref={place}>
        <FurtherDown {...props} />
      </div>
    );
  }
  return (
    // React keeps what is in an element whose content it is not told of.
    <div
      key="kept"
      ref={place}
      onClickCapture={notePress}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
