import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anchorOf } from "../support/anchor";

const [, ...entries] = readFileSync("DECISIONS.md", "utf8")
  .split(/^### /mu)
  .map((text) => text.split(/^## /mu)[0] ?? "");

/** What an entry says that it overrules or is overruled by, by the anchors of those entries. */
const supersessions = new Map(
  entries.map((entry) => [
    anchorOf(entry.split("\n")[0] ?? ""),
    (entry.match(/[Ss]upersede.*?(?:\.\)|\.\s)/gsu) ?? []).flatMap((sentence) =>
      [...sentence.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor = ""]) => anchor),
    ),
  ]),
);

describe("an entry of the decisions", () => {
  it("that overrules another is named by it, and the other way round", () => {
    const unanswered = [...supersessions].flatMap(([anchor, others]) =>
      others.filter((other) => !supersessions.get(other)?.includes(anchor)).map((other) => `${other}: ${anchor}`),
    );
    expect(unanswered).toEqual([]);
  });

  it("names by a link, and has a date, whatever else it says", () => {
    const nameless = entries.filter((entry) =>
      /[Ss]upersede[sd](?: in part| by)* ["“]/u.test(entry.replaceAll("\n", " ")),
    );
    expect(nameless.map((entry) => entry.split("\n")[0])).toEqual([]);
    const dateless = entries.filter((entry) => !/^\*\d{4}-\d\d-\d\d[.,]/mu.test(entry));
    expect(dateless.map((entry) => entry.split("\n")[0])).toEqual([]);
  });
});
