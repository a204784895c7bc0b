import { writeFileSync } from "node:fs";
import { loadTypeScript } from "../typescript.mjs";

/**
 * Trains the readers of complaints on `workers/judge/training/complaints` and writes what they learnt: `npm run
 * train:readers`. Needed after a change of those texts, of the features or of the list of matters. Takes a few minutes:
 * all texts are learnt once, and once more without each author, on whose texts it is found out from how likely on a
 * reader can be believed (`SURE_FROM`).
 */
const LEARNT = "workers/judge/house/reading/learnt";

const { readComplaints, readPhrases, MATTERS } = await loadTypeScript("workers/judge/training/read-complaints.ts");
const { fingerprintOfReading, readWith, SURE_FROM, suresOf, trainReaders } = await loadTypeScript(
  "workers/judge/training/train-readers.ts",
);

const complaints = readComplaints();
const phrases = readPhrases();
const readers = trainReaders(complaints, phrases);
const authors = [...new Set(complaints.map(({ author }) => author))];
const read = authors.flatMap((author) => {
  const others = trainReaders(
    complaints.filter((one) => one.author !== author),
    phrases,
  );
  return complaints.filter((one) => one.author === author).map((one) => readWith(others, one));
});
console.info(JSON.stringify(suresOf(read), null, 2));
const shapes = Object.entries(readers).map(([name, { rows, numbers, ...shape }]) => {
  writeFileSync(`${LEARNT}/${name}.txt`, [...rows.keys()].join("\n"));
  writeFileSync(`${LEARNT}/${name}.bin`, numbers);
  // One line: a list of numbers would be laid out anew by the formatter.
  return [name, { ...shape, bias: shape.bias.join(" ") }];
});
const lessons = fingerprintOfReading(complaints, phrases);
const figures = { lessons, matters: MATTERS, sureFrom: SURE_FROM, ...Object.fromEntries(shapes) };
writeFileSync(`${LEARNT}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);

for (const author of authors) {
  const texts = read.filter((one) => one.author === author);
  const believed = texts.filter(
    ({ matter: { name, odds, least } }) =>
      name !== MATTERS[0] && odds >= SURE_FROM.matter && least >= SURE_FROM.matterWithoutAWord,
  );
  const charged = texts.filter(
    ({ deed, told }) => deed !== null && told.name !== "nobody" && told.odds >= SURE_FROM[told.name],
  );
  const right = (all, is) => `${all.filter(is).length} of ${all.length}`;
  console.info(
    `${author}, ${texts.length} texts: matter right in ${right(believed, (one) => one.matters.includes(one.matter.name))} believed, ` +
      `deed in ${right(charged, ({ deed, told }) => deed === told.name)}`,
  );
}
