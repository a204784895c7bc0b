import { writeFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { loadTypeScript } from "../typescript.mjs";

/**
 * Trains the learned layer of the screening on `workers/judge/training` and writes what it learnt: `npm run
 * train:screening [-- --notes]`. Needed after a change of the corpus, the features, the words or the rules. Takes some
 * minutes on two cores: all texts are learnt once, and once more without each fold.
 */
const LEARNT = "workers/judge/screening/learnt";
const THREADS = 2;

const { readCorpus } = await loadTypeScript("workers/judge/training/read-corpus.ts");
const { prepareLessons } = await loadTypeScript("workers/judge/training/prepare-lessons.ts");
const { readWordTable } = await loadTypeScript("workers/judge/training/word-table.ts");
const { learn } = await loadTypeScript("workers/judge/training/learn.ts");
const { FOLDS, setThresholds, weighFold } = await loadTypeScript("workers/judge/training/cross-validate.ts");

if (isMainThread) {
  await train();
} else {
  learnPart(workerData);
}

async function train() {
  const { fingerprintOf } = await loadTypeScript("workers/judge/training/fingerprint.ts");
  const { layerFiles } = await loadTypeScript("workers/judge/training/write-layers.ts");
  const lessons = prepareLessons(readCorpus("workers/judge/training/corpus"));
  const [learnt, ...folds] = await inTurn(lessons, [null, ...Array.from({ length: FOLDS }, (_, fold) => fold)]);
  const validated = setThresholds(folds.flat());
  const { missed, wronglyStopped, ...figures } = validated;
  const files = layerFiles(learnt, readWordTable(), figures, fingerprintOf(lessons));
  for (const [name, content] of Object.entries(files)) writeFileSync(`${LEARNT}/${name}`, content);
  console.info({ lessons: lessons.length, ...figures });
  if (process.argv.includes("--notes")) {
    console.info(`missed:\n  ${missed.join("\n  ")}`);
    console.info(`wrongly stopped:\n  ${wronglyStopped.join("\n  ")}`);
  }
}

/** What was learnt without each of these folds, or from all texts for null; so many at a time as there are threads. */
async function inTurn(lessons, folds) {
  const results = [];
  const waiting = [...folds.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await inThread(lessons, next[1]);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  return results;
}

function inThread(lessons, fold) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { lessons, fold } });
    worker.once("message", (result) => {
      resolve(result);
      void worker.terminate();
    });
    worker.once("error", reject);
  });
}

function learnPart({ lessons, fold }) {
  const table = readWordTable();
  parentPort.postMessage(fold === null ? learn(lessons, table) : weighFold(lessons, fold, table));
}
