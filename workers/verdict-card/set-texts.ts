import { CARD_PALETTE } from "~/card/palette";
import { type CardElement, image } from "./card-element";
import type { ReadAsset } from "./emoji";
import { dotted, isPlain } from "./type/plain-text";
import { type TextBlock, typesetBlocks } from "./type/typeset";

/** A picture that satori can lay out, and what goes into its SVG afterwards. */
export interface SetPicture {
  element: CardElement;
  /** Puts the texts that were set apart into their places. */
  fill: (svg: string) => string;
}

/**
 * Takes the texts that satori can't set out of a picture and leaves a field of their size in each place. Texts without
 * a place of their own, which are the small print, get dots for the letters that satori has not.
 */
export async function setTexts(root: CardElement, readAsset: ReadAsset): Promise<SetPicture> {
  const blocks: TextBlock[] = [];
  const element = setElement(root, blocks);
  if (blocks.length === 0) return { element, fill: (svg) => svg };
  const drawings = await typesetBlocks(blocks, readAsset);
  return { element, fill: (svg) => svg.replace(FIELD, (_, index: string) => drawings[Number(index)] ?? "") };
}

const FIELD = /<g id="text-(\d+)"\/>/gu;

function setElement(element: CardElement, blocks: TextBlock[]): CardElement {
  const { children } = element.props;
  if (Array.isArray(children)) {
    return { ...element, props: { ...element.props, children: children.map((child) => setElement(child, blocks)) } };
  }
  if (children === undefined || isPlain(children)) return element;
  const block = toBlock(element, children);
  if (block === undefined) return { ...element, props: { ...element.props, children: dotted(children) } };
  const index = blocks.push(block) - 1;
  const { width, height } = block;
  return image(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="text-${index}"/></svg>`,
    width,
    height,
  );
}

function toBlock({ place, props: { style } }: CardElement, text: string): TextBlock | undefined {
  if (place === undefined || style?.fontSize === undefined) return undefined;
  const { face, width, height, leading } = place;
  return { text, face, width, height, leading, size: style.fontSize, color: style.color ?? CARD_PALETTE.ink };
}
