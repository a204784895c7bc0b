/// <reference path="./modules.d.ts" />

import { CARD_PALETTE, type CardColors, type CardOutcome, outcomeColors } from "~/card/palette";
import { HUNG_COURT_OFFSET, raysPath, SCALES_INK, SCALES_PARTS, STAGE } from "~/card/stage";
import type { JudgePersonality } from "~/domain/judge/personality";
import boomer from "../../public/judges/boomer.svg";
import classic from "../../public/judges/classic.svg";
import corporateManager from "../../public/judges/corporate-manager.svg";
import genZ from "../../public/judges/gen-z.svg";
import shakespeare from "../../public/judges/shakespeare.svg";
import strict from "../../public/judges/strict.svg";
import therapist from "../../public/judges/therapist.svg";
import yoda from "../../public/judges/yoda.svg";

/** The portraits are part of the Worker: a card without its judge would be wrong, so they can't be missing. */
const PORTRAITS: Record<JudgePersonality, string> = {
  "Classic Judge": classic,
  Boomer: boomer,
  "Gen Z": genZ,
  "Corporate Manager": corporateManager,
  Therapist: therapist,
  Yoda: yoda,
  Shakespeare: shakespeare,
  Strict: strict,
};

const { ink, gold, white } = CARD_PALETTE;

/** A stage to be drawn, in units of its picture. */
export interface Scene {
  width: number;
  height: number;
  roundel: number;
  /** A hung court shows two roundels, of this size and this far from the middle. */
  hung?: { roundel: number; apart: number };
}

/** The judge on a stage as an SVG document: rays, the judge, and the scales if the court is hung. */
export function stageSvg(judge: JudgePersonality, outcome: CardOutcome, scene: Scene = STAGE): string {
  const { width, height, hung = { roundel: scene.roundel, apart: HUNG_COURT_OFFSET } } = scene;
  const [middle, colors] = [width / 2, outcomeColors(outcome)];
  if (outcome !== "other")
    return raysAround(roundel(middle, height / 2, scene.roundel, portrait(judge)), colors, scene);
  const judgeRoundel = roundel(middle - hung.apart, height / 2, hung.roundel, portrait(judge));
  return raysAround(judgeRoundel + roundel(middle + hung.apart, height / 2, hung.roundel, scales()), colors, scene);
}

function raysAround(figures: string, colors: CardColors, { width, height }: Scene): string {
  const rays = `<path d="${raysPath(width, height)}" fill="${colors.rays}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rays}${figures}</svg>`;
}

/** A gold ring around a picture that is given in a square of one unit. */
function roundel(x: number, y: number, size: number, picture: string): string {
  const radius = size / 2;
  const inner = radius - 8;
  const clip = `roundel-${Math.round(x)}`;
  return [
    `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${inner}"/></clipPath>`,
    `<circle cx="${x}" cy="${y}" r="${radius - 1.25}" fill="${gold}" stroke="${ink}" stroke-width="2.5"/>`,
    `<g clip-path="url(#${clip})"><g transform="translate(${x - inner} ${y - inner}) scale(${inner * 2})">${picture}</g></g>`,
    `<circle cx="${x}" cy="${y}" r="${inner}" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
  ].join("");
}

function portrait(judge: JudgePersonality): string {
  return PORTRAITS[judge]
    .replace(/^<svg[^>]*>/u, `<g transform="scale(${1 / 320})" fill="none">`)
    .replace(/<\/svg>\s*$/u, "</g>");
}

function scales(): string {
  const parts = SCALES_PARTS.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join("");
  return `<g transform="scale(0.01)"><path d="M0 0H100V100H0Z" fill="${white}"/><g transform="translate(12 10) scale(0.76)" stroke="${SCALES_INK.stroke}" stroke-width="${SCALES_INK.width / 0.76}" stroke-linejoin="round" stroke-linecap="round">${parts}</g></g>`;
}
