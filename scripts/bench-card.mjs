import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { loadCardRenderers, readAssetFile } from "../tests/bench/load-card-renderers.mjs";
import { takumiRenderer } from "../tests/bench/takumi-card.mjs";

/*
 * What the five pictures cost: the first of a fresh isolate (cold), a new one after that (warm), the same one again,
 * and the same elements by Takumi; then memory over 2,000 pictures. CPU of the Worker's own modules in Node, since
 * workerd stops its clocks while a Worker computes. Figures of one run compare with each other and with nothing else.
 */
const LAYOUTS = ["card", "preview", "square", "story", "decision"];
const RUNS = 15;
const WARM_UP = 12;
const COLD_RUNS = 3;
const RENDERS = 2_000;

const CARD = {
  caseName: "The Great Teaspoon Disappearance of Tuesday",
  winner: "creator",
  creatorName: "Alexandra",
  opponentName: "Bob",
  punishment: "Bob shall wash every mug in the house by hand today, narrating each as if it were a wine.",
  judgePersonality: "Classic Judge",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
};
const DECISION = {
  dilemma: "Should I text my former flatmate about the good saucepan, or let it go with dignity?",
  decision: "Let the saucepan go",
  recommendation: "Buy another saucepan on Saturday, and speak of it to nobody.",
  judgePersonality: "Therapist",
  decidedOn: "20 November 2026",
  siteAddress: "pettifog.example",
};
const ARABIC = { caseName: "قضية الملعقة المفقودة", creatorName: "محمد", punishment: "يغسل الأكواب باليد لمدة أسبوع" };

const renderers = await loadCardRenderers();
const [, , option, layout] = process.argv;
if (option === "--cold") console.info(await cpuOf(() => draw(layout, 0)));
else {
  console.table(await benchLayouts());
  console.table(await benchMemory());
}

function draw(name, count, changes = {}) {
  if (name === "decision")
    return renderers.renderCard({ ...DECISION, dilemma: `${DECISION.dilemma} ${count}` }, "card", 1, readAssetFile);
  return renderers.renderCard(numbered({ ...CARD, ...changes }, count), name, 1, readAssetFile);
}

async function benchLayouts() {
  const takumi = await takumiRenderer(renderers);
  const rows = {};
  for (const name of LAYOUTS) {
    const works = {
      "new, ms": (count) => draw(name, count),
      "the same again, ms": () => draw(name, 0),
      ...(name !== "decision" && {
        "new by Takumi, ms": (count) => takumi(renderers.pictureOf(numbered(CARD, count), name, 1)),
      }),
      ...(name === "card" && {
        "new in Arabic, ms": (count) => draw(name, count, ARABIC),
        "new and untuned, ms": (count) => renderers.renderUntunedCard(numbered(CARD, -count), 1, readAssetFile),
      }),
    };
    const kilobytes = Math.round((await draw(name, 0)).length / 1_024);
    rows[name] = { KB: kilobytes, "cold, ms": coldMedian(name), ...(await mediansOf(works)) };
  }
  return rows;
}

function numbered(card, count) {
  return { ...card, caseName: `${card.caseName} ${count}` };
}

function coldMedian(name) {
  const script = fileURLToPath(import.meta.url);
  const times = Array.from({ length: COLD_RUNS }, () =>
    Number(execFileSync(process.execPath, [script, "--cold", name], { encoding: "utf8" })),
  );
  return median(times);
}

/** The works take turns, so that a busy machine and a compiler that learns are the same to all of them. */
async function mediansOf(works) {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    for (const [name, work] of Object.entries(works)) {
      const time = await cpuOf(() => work(run));
      if (run >= WARM_UP) times[name].push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

async function benchMemory() {
  const rows = {};
  for (let count = 0; count <= RENDERS; count++) {
    if (count % (RENDERS / 4) === 0) rows[`after ${count} pictures`] = memory();
    await draw(LAYOUTS[count % LAYOUTS.length], count);
  }
  return rows;
}

function memory() {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const [all, heap, wasm] = [rss, heapUsed, external].map((bytes) => Math.round(bytes / 2 ** 20));
  return { "process, MB": all, "heap, MB": heap, "outside the heap, MB": wasm };
}

async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 100) / 10;
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
