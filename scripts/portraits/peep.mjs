import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { INK } from "./ink.mjs";

/**
 * Stands in for the clothing colour while drawing: Open Peeps gives hats the colour of the shirt, we tell them apart.
 */
const CLOTHING = "#c10741";

/** How the group of the head begins in every Open Peep. */
const HEAD_GROUP = '<g transform="matrix(.99789 0 0 1 156 62)">';

/**
 * One Open Peep as bare SVG elements in its own 704×704 coordinates: no wrapper, no metadata, ink in our own black.
 * Every part is named, so nothing depends on the seed and the same cast always bakes to the same files.
 *
 * @param {{
 *   head: string, face: string, facialHair?: string, accessories?: string, skin: string, hair: string,
 *   clothing: string, hat?: string,
 * }} parts
 * @returns {{ body: string, head: string }} what lies below and above the costume's middle layer
 */
export function drawPeep(parts) {
  const svg = createAvatar(openPeeps, {
    seed: "pettifog",
    head: [parts.head],
    face: [parts.face],
    facialHair: parts.facialHair ? [parts.facialHair] : [],
    facialHairProbability: parts.facialHair ? 100 : 0,
    accessories: parts.accessories ? [parts.accessories] : [],
    accessoriesProbability: parts.accessories ? 100 : 0,
    maskProbability: 0,
    skinColor: [withoutHash(parts.skin)],
    headContrastColor: [withoutHash(parts.hair)],
    clothingColor: [withoutHash(CLOTHING)],
  }).toString();

  const elements = svg
    .replace(/^<svg[^>]*>/u, "")
    .replace(/<\/svg>\s*$/u, "")
    .replace(/<metadata[\s\S]*?<\/metadata>/u, "")
    .replace(/<mask id="viewboxMask">[\s\S]*?<\/mask>/u, "")
    .replace('<g mask="url(#viewboxMask)">', "<g>")
    .replace(/<g transform="[^"]*"><\/g>/gu, "")
    .replace(/fill="#000"/gu, `fill="${INK}"`)
    .replace(`fill="${CLOTHING}"`, `fill="${parts.clothing}"`)
    .replaceAll(`fill="${CLOTHING}"`, `fill="${parts.hat ?? parts.clothing}"`)
    .replace(/^<g>/u, "")
    .replace(/<\/g>$/u, "");
  const headStart = elements.indexOf(HEAD_GROUP);
  return { body: elements.slice(0, headStart), head: elements.slice(headStart) };
}

function withoutHash(color) {
  return color.replace("#", "");
}
