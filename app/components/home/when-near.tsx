import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from "react";
import type { PublicAppealsProps } from "~/components/topic/public-appeals";

type Part = ComponentType<PublicAppealsProps> | null;

/** So far below the screen's edge something is near, as a CSS length. */
const NEAR = "120px";

/** What a browser fetches: only the server has it at hand, and draws it with the page. */
const AtHand = createContext<Part>(null);
export const AtHandProvider = AtHand.Provider;

/**
 * The part of the front page that nobody sees at first. A browser leaves what the server has drawn as it is, and fetches
 * what makes it work once somebody comes near.
 */
export function WhenNear(props: PublicAppealsProps) {
  const place = useRef<HTMLDivElement>(null);
  const atHand = useContext(AtHand);
  const [FurtherDown, setFurtherDown] = useState<Part>(() => atHand);
  const isDrawn = FurtherDown !== null;

  useEffect(() => {
    if (place.current === null || isDrawn) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Without a connection what was drawn stays, and whoever comes back tries again.
        import("./further-down").then(
          (fetched) => setFurtherDown(() => fetched.FurtherDown),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);

  if (isDrawn) {
    return (
      <div key="drawn">
        <FurtherDown {...props} />
      </div>
    );
  }
  // React keeps what is in an element whose content it is not told of.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  return <div key="kept" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
