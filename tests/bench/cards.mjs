import { loadCardRenderers, readAssetFile } from "./load-card-renderers.mjs";
import { toRow } from "./row.mjs";

const WARM_UP = 6;
const RUNS = 15;

/** What a new card may cost of an untuned one. */
const NEW_CARD_GOAL = 0.35;

const CARD = {
  caseName: "The Great Teaspoon Disappearance of Tuesday",
  winner: "creator",
  creatorName: "Alexandra 🥄",
  opponentName: "Bob",
  punishment: "Bob shall wash every mug in the house by hand today, narrating each as if it were a wine. 🍷",
  judgePersonality: "Classic Judge",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
};

/**
 * CPU of one new card, tuned and untuned. It runs the Worker's own modules in Node, since workerd stops its clocks
 * while a Worker computes. Every card is new: no renderer may have seen its texts.
 */
export async function benchCards() {
  const { renderCard, renderUneditedCard, renderUntunedCard } = await loadCardRenderers();
  const renderTunedCard = (card, scale, readAsset) => renderCard(card, "card", scale, readAsset);
  const cold = await cpuOf(() => renderTunedCard(CARD, 1, readAssetFile));
  const coldBaseline = await cpuOf(() => renderUntunedCard(CARD, 1, readAssetFile));
  const rows = [
    toRow(
      "card, the first of all (engines and fonts included)",
      `${cold} ms CPU`,
      `${coldBaseline} ms (untuned, engines already there)`,
    ),
  ];
  for (const scale of [1, 2, 3]) {
    const tuned = await measure(renderTunedCard, scale);
    const unedited = await measure(renderUneditedCard, scale);
    const untuned = await measure(renderUntunedCard, scale);
    const baseline = `${untuned} ms (untuned), ${unedited} ms (this layout, its SVG as satori writes it)`;
    const goal = { atMost: NEW_CARD_GOAL };
    rows.push(toRow(`card, new, scale ${scale}`, `${tuned} ms CPU`, baseline, { ratio: tuned / untuned, goal }));
  }
  return rows;
}

/** The median of many new cards. */
async function measure(render, scale) {
  const times = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const fresh = { ...CARD, caseName: `${CARD.caseName} ${run}` };
    const time = await cpuOf(() => render(fresh, scale, readAssetFile));
    if (run >= WARM_UP) times.push(time);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 100) / 10;
}
