import { line, shape, solid } from "../../ads/pen.mjs";
import { BROWN, CORAL, GOLD, STEEL } from "../../portraits/ink.mjs";

const METALS = [STEEL, GOLD, GOLD];

/** A cup; then of gold, on a plinth; then with a star. */
export function cup(stage) {
  const metal = METALS[stage];
  return [
    shape("M-30-56C-74-62-72-6-22-8L-26-20C-54-20-54-46-30-42ZM30-57C76-64 74-8 22-8L26-20C56-22 54-48 30-43Z", metal),
    solid("M-38-68 38-69C42-26 32-2 10 6L12 24 28 34-28 35-12 24-10 6C-32-2-40-28-38-68Z", metal),
    stage > 0 ? shape("M-40 34 40 33 42 60-42 61Z", BROWN) : "",
    stage === 1 ? line("M-20-52C-20-38-18-28-12-20") : "",
    stage === 2 ? shape("M0-62 6-46 24-45 10-34 15-17 0-26-15-17-10-34-24-45-7-46Z", CORAL) : "",
  ];
}
