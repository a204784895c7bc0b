import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOPIC_BACKGROUNDS } from "~/domain/topic/topic-background";
import { TOPIC_SCENES } from "../../scripts/topics/topic-scenes.mjs";

/** A deck soon shows all of them, on whatever line the phone has. */
const BYTES_MAX = 4 * 1024;

const FOLDER = new URL("../../public/topics/", import.meta.url);

test("every background of a topic is drawn, and no other", () => {
  const expected = TOPIC_BACKGROUNDS.map((name) => `${name}.svg`).sort();
  expect(readdirSync(FOLDER).sort()).toEqual(expected);
  expect(Object.keys(TOPIC_SCENES)).toHaveLength(8);
});

test.each(Object.entries(TOPIC_SCENES))(
  "the file of the scene %s is what its drawing says, small and self-contained",
  (name, drawn) => {
    const kept = readFileSync(new URL(`${name}.svg`, FOLDER), "utf8");
    expect(kept).toBe(drawn);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(BYTES_MAX);
    expect(kept).not.toMatch(/<text|<script|<image|<use|<foreignObject|href|url\(|NaN|undefined/);
  },
);
