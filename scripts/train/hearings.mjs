import { writeFileSync } from "node:fs";
import { loadTypeScript } from "../typescript.mjs";

/**
 * Trains the reader of live hearings on `workers/judge/training/hearings` and the seen transcripts of the tests, and
 * writes what it learnt: `npm run train:hearings`. Needed after a change of those texts or of the traits. Takes
 * seconds.
 */
const LEARNT = "workers/judge/house/transcript/learnt";

const { readAllHearings } = await loadTypeScript("workers/judge/training/read-hearings.ts");
const { learnHearings } = await loadTypeScript("workers/judge/training/learn-hearings.ts");
const { setScales, sharesOf, weighEachHand } = await loadTypeScript("workers/judge/training/validate-hearings.ts");
const { hearingLayerFiles } = await loadTypeScript("workers/judge/training/write-hearing-layer.ts");

const hearings = readAllHearings();
const weighed = weighEachHand(hearings);
const scales = setScales(weighed);
const shares = sharesOf(weighed, scales);
const files = hearingLayerFiles(learnHearings(hearings), scales, shares);
for (const [name, content] of Object.entries(files)) writeFileSync(`${LEARNT}/${name}`, content);
for (const author of new Set(weighed.map((one) => one.author))) {
  const own = weighed.filter((one) => one.author === author);
  console.info(author, own.length, sharesOf(own, scales));
}
console.info({ ...shares, ...scales });
