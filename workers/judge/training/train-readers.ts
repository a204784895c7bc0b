import { createHash } from "node:crypto";
import { DEEDS, type WhoseDeed } from "../house/claims/whose-deed";
import { deedFeatures, matterFeatures } from "../house/reading/complaint-features";
import { type LearntReader, likeliest, likeliestOfAll } from "../house/reading/learnt-reader";
import { showsDeed } from "../house/reading/who-acts";
import { stemOf } from "../screening/stem";
import { type LabelledComplaint, MATTERS, type MatterPhrase } from "./read-complaints";
import { type Bag, type BagLesson, type BagSettings, trainBag } from "./train-bag";
import { readWordTable } from "./word-table";

/** What is learnt of complaints: what each is about, and whose deed it tells. */
export interface Readers {
  matter: LearntReader;
  deed: LearntReader;
}

/** What a phrase counts for beside a complaint, and one that is not sure alone; a second matter that would do. */
const WEIGHTS = { phrase: 0.6, hint: 0.3, second: 0.3 };
/** Most complaints tell the other's deed, and would be learnt by heart. */
const RARE_DEED = 2;
/** In how many lessons a feature must stand: single words, and runs of several. */
const SEEN_MIN = { word: 2, run: 3 };

/** Learns both readers from complaints, and the matters from phrases as well. The same texts give the same readers. */
export function trainReaders(complaints: readonly LabelledComplaint[], phrases: readonly MatterPhrase[]): Readers {
  const { words, vectors, dimensions } = knownWords();
  const vectorOf = (word: string) => vectors[words.get(word) ?? -1];
  const stems = new Map<string, ArrayLike<number>>();
  for (const [word, row] of words) {
    const vector = vectors[row];
    if (vector !== undefined && !stems.has(stemOf(word))) stems.set(stemOf(word), vector);
  }
  const matter = pruned(matterLessons(complaints, phrases), SEEN_MIN);
  const deed = pruned(deedLessons(complaints), { word: 2, run: 2 });
  const shared = { step: 0.1, decay: 1e-4, dimensions };
  return {
    matter: packed(
      trainBag(matter, { ...shared, ...MATTER_SHAPE, classes: MATTERS.length, known: (stem) => stems.get(stem) }),
      MATTER_SHAPE,
    ),
    deed: packed(trainBag(deed, { ...shared, ...DEED_SHAPE, classes: DEEDS.length, known: vectorOf }), DEED_SHAPE),
  };
}

const MATTER_SHAPE: Pick<BagSettings, "size" | "rounds" | "dropout"> = { size: 24, rounds: 28, dropout: 0.6 };
const DEED_SHAPE: Pick<BagSettings, "size" | "rounds" | "dropout"> = { size: 8, rounds: 30, dropout: 0.5 };

function matterLessons(complaints: readonly LabelledComplaint[], phrases: readonly MatterPhrase[]): BagLesson[] {
  return [
    ...complaints.flatMap(({ text, matters }) =>
      matters.map((matter, at) => lesson(matterFeatures(text), MATTERS, matter, at === 0 ? 1 : WEIGHTS.second)),
    ),
    ...phrases.map(({ text, matter, isSure }) =>
      lesson(matterFeatures(text), MATTERS, matter, isSure ? WEIGHTS.phrase : WEIGHTS.hint),
    ),
  ].filter(({ features }) => features.length > 0);
}

function deedLessons(complaints: readonly LabelledComplaint[]): BagLesson[] {
  return complaints.flatMap(({ text, deed }) =>
    deed === null ? [] : [lesson(deedFeatures(text), DEEDS, deed, deed === "other" ? 1 : RARE_DEED)],
  );
}

function lesson(features: string[], labels: readonly string[], label: string, weight: number): BagLesson {
  return { features, label: labels.indexOf(label), weight };
}

/** Lessons without what stands in too few of them to teach anything but themselves. */
function pruned(lessons: readonly BagLesson[], seenMin: { word: number; run: number }): BagLesson[] {
  const seen = new Map<string, number>();
  for (const { features } of lessons)
    for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const isKept = (feature: string) => (seen.get(feature) ?? 0) >= (feature.includes(" ") ? seenMin.run : seenMin.word);
  return lessons.map((one) => ({ ...one, features: one.features.filter(isKept) }));
}

const LARGEST = 127;
/** A reader keeps the features that say most: more would not fit a hundred kilobytes. */
const ROWS_MAX = 3_000;

/** Numbers as multiples of what fits the largest of them into eight bits. */
function packed({ rows: all, classes, bias }: Bag, { size }: Pick<BagSettings, "size">): LearntReader {
  const rows = new Map([...all].sort(([, one], [, other]) => lengthOf(other) - lengthOf(one)).slice(0, ROWS_MAX));
  const unitOf = (all: readonly Float64Array[]) =>
    Number((Math.max(...all.map((row) => Math.max(...row.map(Math.abs)))) / LARGEST).toPrecision(6));
  const [unit, classUnit] = [unitOf([...rows.values()]), unitOf(classes)];
  const whole = (row: Float64Array, by: number) => [...row].map((number) => Math.round(number / by));
  return {
    size,
    unit,
    classUnit,
    bias: [...bias].map((number) => Number(number.toFixed(4))),
    rows: new Map([...rows.keys()].map((name, row) => [name, row])),
    numbers: Int8Array.from([
      ...[...rows.values()].flatMap((row) => whole(row, unit)),
      ...classes.flatMap((row) => whole(row, classUnit)),
    ]),
  };
}

function lengthOf(row: Float64Array): number {
  return Math.hypot(...row);
}

/**
 * From how likely on a reader is believed: where, of what strangers wrote, about ninety-five in a hundred that it is
 * believed on were right, or a few less where they wrote to be misread. Of a matter so much must be left whichever word
 * is left out, more or less. `surenessOf` finds such odds; to name nobody needs no certainty, since a confession that
 * is read as the other's deed is the worst that can be read.
 */
export const SURE_FROM: Readonly<Record<"matter" | "matterWithoutAWord" | WhoseDeed, number>> = {
  matter: 0.97,
  matterWithoutAWord: 0.2,
  nobody: 0,
  own: 0.9,
  other: 0.7,
};

/** A complaint with what is likeliest of it to readers that have learnt from every author but its own. */
export interface ReadComplaint extends LabelledComplaint {
  matter: { name: string; odds: number; least: number };
  told: { name: WhoseDeed; odds: number };
}

export function readWith(readers: Readers, complaint: LabelledComplaint): ReadComplaint {
  const matter = likeliestOfAll(matterFeatures(complaint.text), readers.matter);
  const told = likeliest(deedFeatures(complaint.text), readers.deed);
  return {
    ...complaint,
    matter: { name: MATTERS[matter.at] ?? "", odds: matter.odds, least: matter.least },
    told: { name: shownDeed(complaint.text, DEEDS[told.at]), odds: told.odds },
  };
}

function shownDeed(text: string, deed: WhoseDeed = "nobody"): WhoseDeed {
  return showsDeed(text, deed) ? deed : "nobody";
}

/** So many of those that a reader is believed on must be right: a wrong deck is worse than a general one. */
const RIGHT_FROM = 0.97;

/** How a reader does on texts by strangers: what it is believed on, of that what is right, of all what it finds. */
export interface Sureness {
  from: number;
  believed: number;
  right: number;
  found: number;
}

/** The lowest odds from which on each reader is right often enough. */
export function suresOf(read: readonly ReadComplaint[]): Record<"matter" | "own" | "other", Sureness> {
  const told = read.filter(({ deed }) => deed !== null);
  const deed = (whose: WhoseDeed) =>
    surenessOf(
      told
        .filter((one) => one.told.name === whose)
        .map((one) => ({ odds: one.told.odds, isRight: one.deed === whose })),
      told.filter((one) => one.deed === whose).length,
    );
  return {
    matter: surenessOf(
      read
        .filter(({ matters, matter: { name, least } }) => {
          return matters.length > 0 && name !== MATTERS[0] && least >= SURE_FROM.matterWithoutAWord;
        })
        .map(({ matter, matters }) => ({ odds: matter.odds, isRight: matters.includes(matter.name) })),
      read.filter(({ matters: [first = MATTERS[0]] }) => first !== MATTERS[0]).length,
    ),
    own: deed("own"),
    other: deed("other"),
  };
}

function surenessOf(read: readonly { odds: number; isRight: boolean }[], all: number): Sureness {
  const sorted = [...read].sort((one, other) => other.odds - one.odds);
  let right = 0;
  let sure: Sureness = { from: 1, believed: 0, right: 0, found: 0 };
  for (const [at, { odds, isRight }] of sorted.entries()) {
    right += Number(isRight);
    const share = right / (at + 1);
    if (share >= RIGHT_FROM) sure = { from: odds, believed: at + 1, right: share, found: right / all };
  }
  // Rounded up, so that what was just too unsure stays so.
  return { ...sure, from: Math.ceil(sure.from * 1_000) / 1_000 };
}

/** Tells the texts, their labels and the words' vectors from any others. */
export function fingerprintOfReading(
  complaints: readonly LabelledComplaint[],
  phrases: readonly MatterPhrase[],
): string {
  const { words, vectors } = knownWords();
  const numbers = [...words.keys()].join(" ") + vectors.map((vector) => vector.join()).join();
  const texts = JSON.stringify([complaints, phrases, SURE_FROM, WEIGHTS]);
  return createHash("sha256").update(texts).update(numbers).digest("hex").slice(0, 16);
}

function knownWords(): { words: Map<string, number>; vectors: Float32Array[]; dimensions: number } {
  const table = readWordTable();
  const dimensions = table.vectors.length / (table.words.length + 1);
  return {
    dimensions,
    words: new Map(table.words.map((word, row) => [word, row])),
    // The row of unknown words comes first.
    vectors: table.words.map((_, row) => table.vectors.subarray((row + 1) * dimensions, (row + 2) * dimensions)),
  };
}
