import { LESSONS } from "../acts";
import type { Reader } from "../read-messages";
import type { Scales } from "../weigh-transcript";
import figures from "./figures.json";
import names from "./traits.txt";
import packed from "./weights.bin";

/** What `npm run train:hearings` wrote beside this file: files that are data, so that no tool parses them. */
export function readLayer(): { reader: Reader; scales: Scales } {
  const { units, scales } = figures;
  const traits = names.split("\n");
  // In the file all traits' numbers of one lesson stand together: like beside like compresses better.
  const byLesson = new Int8Array(packed);
  const weights = new Float32Array(traits.length * LESSONS.length);
  for (const [index, lesson] of LESSONS.entries()) {
    for (let row = 0; row < traits.length; row++) {
      weights[row * LESSONS.length + index] = (byLesson[index * traits.length + row] ?? 0) * units[lesson];
    }
  }
  return { reader: { rows: new Map(traits.map((name, row) => [name, row])), weights }, scales };
}
