/// <reference path="./modules.d.ts" />

import type { JudgePersonality } from "~/domain/judge/personality";
import { CARD_PALETTE, outcomeColors } from "~/domain/verdict/card-palette";
import { HUNG_COURT_OFFSET, RAYS_PATH, SCALES_INK, SCALES_PARTS, STAGE } from "~/domain/verdict/card-stage";
import type { Winner } from "~/domain/verdict/verdict";
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

/** The picture in the middle of a card as an SVG document: rays, the judge, and the scales if the court is hung. */
export function stageSvg(judge: JudgePersonality, winner: Winner): string {
  const { width, height } = STAGE;
  const middle = width / 2;
  const figures =
    winner === "other"
      ? roundel(middle - HUNG_COURT_OFFSET, portrait(judge)) + roundel(middle + HUNG_COURT_OFFSET, scales())
      : roundel(middle, portrait(judge));
  const rays = `<path d="${RAYS_PATH}" fill="${outcomeColors(winner).rays}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rays}${figures}</svg>`;
}

/** A gold ring around a picture that is given in a square of one unit. */
function roundel(x: number, picture: string): string {
  const y = STAGE.height / 2;
  const radius = STAGE.roundel / 2;
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
