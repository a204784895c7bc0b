import type { TextPlace } from "~/card/fit-text";
import type { CardStyle } from "~/card/style";

/** What satori reads of an element. Sizes are in the units of the layout that it stands in. */
export interface CardElement {
  type: "div" | "img";
  key: null;
  /** The room that a text of unknown length and script has. */
  place?: TextPlace;
  props: {
    style?: CardStyle;
    src?: string;
    width?: number;
    height?: number;
    children?: string | CardElement[];
  };
}

/** A drawing to be made: what is on it, its size in the layout's own units, and its width as an image in pixels. */
export interface CardPicture {
  element: CardElement;
  width: number;
  height: number;
  pixels: number;
}

/**
 * `overflow` is left out: texts are fitted and clamped already, and for every hidden overflow satori writes a mask into
 * all that lies below it, which makes drawing nine times as slow.
 */
export function box({ overflow: _, ...style }: CardStyle, children: string | CardElement[]): CardElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** A text that people wrote, in the room that it has. */
export function words(style: CardStyle, text: string, place: TextPlace): CardElement {
  return { ...box(style, text), place };
}

/** A picture given as an SVG document. */
export function image(svg: string, width: number, height: number): CardElement {
  return { type: "img", key: null, props: { src: svgDataUrl(svg), width, height } };
}

export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

/** The same element `times` larger, with all that is in it. */
export function enlarge({ props, place, ...element }: CardElement, times: number): CardElement {
  const { style, width, height, children } = props;
  return {
    ...element,
    ...(place && { place: { ...place, width: place.width * times, height: place.height * times } }),
    props: {
      ...props,
      ...(style && { style: enlargeStyle(style, times) }),
      ...(width !== undefined && { width: width * times }),
      ...(height !== undefined && { height: height * times }),
      ...(Array.isArray(children) && { children: children.map((child) => enlarge(child, times)) }),
    },
  };
}

const UNITLESS = new Set(["flexGrow", "flexShrink", "fontWeight", "lineHeight", "WebkitLineClamp"]);

function enlargeStyle(style: CardStyle, times: number): CardStyle {
  const entries = Object.entries(style).map(([property, value]) => {
    if (typeof value === "number") return [property, UNITLESS.has(property) ? value : value * times];
    return [property, value.replace(/(-?[\d.]+)px/gu, (_: string, pixels: string) => `${Number(pixels) * times}px`)];
  });
  return Object.fromEntries(entries);
}
