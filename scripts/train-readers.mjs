import { writeFileSync } from "node:fs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Trains the readers of complaints on `workers/judge/training/complaints` and writes what they learnt: `npm run
 * train:readers`. Needed after a change of those texts, of the features or of the list of matters. Takes a minute: all
 * texts are learnt once, and once more without each author, on whose texts that is tried.
 */
const LEARNT = "workers/judge/house/reading/learnt";

const { readComplaints, readPhrases, MATTERS } = await loadTypeScript("workers/judge/training/read-complaints.ts");
const { fingerprintOfReading, SURE_FROM, trainReaders, tryReaders } = await loadTypeScript(
  "workers/judge/training/train-readers.ts",
);

const complaints = readComplaints();
const phrases = readPhrases();
const readers = trainReaders(complaints, phrases);
const shapes = Object.entries(readers).map(([name, { rows, numbers, ...shape }]) => {
  writeFileSync(`${LEARNT}/${name}.txt`, [...rows.keys()].join("\n"));
  writeFileSync(`${LEARNT}/${name}.bin`, numbers);
  // One line: a list of numbers would be laid out anew by the formatter.
  return [name, { ...shape, bias: shape.bias.join(" ") }];
});
const lessons = fingerprintOfReading(complaints, phrases);
const figures = { lessons, matters: MATTERS, sureFrom: SURE_FROM, ...Object.fromEntries(shapes) };
writeFileSync(`${LEARNT}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);

for (const author of new Set(complaints.map((one) => one.author))) {
  const others = complaints.filter((one) => one.author !== author);
  const texts = complaints.filter((one) => one.author === author);
  console.info(JSON.stringify(tryReaders(trainReaders(others, phrases), author, texts)));
}
process.exit();
