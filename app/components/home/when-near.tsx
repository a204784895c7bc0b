import {
  type ComponentType,
  createContext,
  type MouseEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { PublicAppealsProps } from "~/components/topic/public-appeals";
import { useAwake } from "./use-awake";

type Part = ComponentType<PublicAppealsProps> | null;

/** So far below the screen's edge something is near, as a CSS length. */
const NEAR = "120px";

/** What a browser fetches: only the server has it at hand, and draws it with the page. */
const AtHand = createContext<Part>(null);
export const AtHandProvider = AtHand.Provider;

/**
 * The lower part of the front page. A browser leaves what the server has drawn as it is, and fetches what makes it work
 * once somebody comes near.
 */
export function WhenNear(props: PublicAppealsProps) {
  const place = useRef<HTMLDivElement>(null);
  const atHand = useContext(AtHand);
  const [FurtherDown, setFurtherDown] = useState<Part>(() => atHand);
  const isDrawn = FurtherDown !== null;
  const isAwake = useAwake();
  const notePress = useEarlyPress(place, isDrawn);

  useEffect(() => {
    if (place.current === null || !isAwake || isDrawn) return;
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
  }, [isAwake, isDrawn]);

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

/** Presses again, once it works, the button that somebody pressed before. */
function useEarlyPress(place: { current: HTMLElement | null }, isDrawn: boolean) {
  const pressed = useRef(-1);
  const buttons = () => [...(place.current?.querySelectorAll("button") ?? [])];

  useLayoutEffect(() => {
    if (isDrawn) buttons()[pressed.current]?.click();
  });

  return ({ target }: MouseEvent) => {
    pressed.current = buttons().findIndex((button) => target instanceof Node && button.contains(target));
  };
}
