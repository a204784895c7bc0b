import { readdirSync, readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { STORED } from "~/browser/storage/places";
import { PRIVACY_SECTIONS } from "~/components/terms/privacy-sections";
import * as schema from "~/server/database/schema.server";
import { HEARING_MIGRATIONS } from "../../workers/courtroom/hearing-schema";

const page = readFileSync("docs/data.md", "utf8");

/** The tables of the page by their headings, each with the names in the first cell of its rows. */
const described = new Map(
  page
    .split(/^### Table /mu)
    .slice(1)
    .map((section) => {
      const [table = ""] = namesIn(section.split("\n", 1)[0] ?? "");
      const [rows = ""] = section.split(/^## /mu, 1);
      return [table, firstCells(rows).flatMap(namesIn)] as const;
    }),
);

const stored = new Map(
  Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, columns.map((column) => column.name)] as const),
);

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name);
}

function firstCells(rows: string): string[] {
  return [...rows.matchAll(/^\| (`[^|]+) \|/gmu)].map(([, cell = ""]) => cell);
}

/** What the page for everybody calls what stands in each table. Null where nothing of anybody's is in it. */
const IN_PLAIN_WORDS: Record<string, string | null> = {
  users: "the name you give",
  sessions: "a session, kept as a hash",
  email_codes: "A code that you log in with",
  code_requests: "for a day where a code was asked for",
  spent_human_checks: null,
  cases: "your cases",
  decks: "what you wrote and answered",
  invitations: "Whoever holds an invitation",
  verdicts: "the verdicts",
  vacated_verdicts: "the verdicts",
  shared_verdicts: "public link",
  ads: null,
  ad_events: "which sponsored cards you saw",
  topics: "topics that are handed in",
  topic_votes: "your votes on topics",
  counts: "How much you have done",
  badges: "which badges you have",
  badge_thresholds: null,
  active_days: "the days on which you did something",
  reports: "what you reported",
  moderation_log: "Moderators",
  notices: "what you were told of",
  notice_settings: "how you want to be told",
  push_devices: "that you have let take pushes",
};

/** The same of what stays in a browser, by the names that the inventory gives it. */
const IN_A_BROWSER: Record<string, string> = {
  pettifog: "One cookie, which is your session",
  "pettifog-browser": "a mark by which a code for logging in works",
  "pettifog-time-zone": "your time zone",
  "pettifog-referrer": "for a month by whose link you came",
  "pettifog-seat-…": "the ticket by which a lost line comes back",
  user: "who you are to the court",
  userUuid: "who you are to the court",
  "pettifog.draft": "what you were writing",
  "pettifog:rematch:…": "what you were writing",
  "pettifog.dilemma": "what you were writing",
  "pettifog.topic": "what you were writing",
  "pettifog.name": "under which name",
  "pettifog:deck:outbox:…": "swipes and messages that could not be sent yet",
  "pettifog:dilemma:outbox:…": "swipes and messages that could not be sent yet",
  "pettifog:court:outbox:…": "swipes and messages that could not be sent yet",
  "pettifog:court:draft:…": "what you were writing",
  "pettifog:verdict:…": "which verdicts, entrances",
  "pettifog:entrance:…": "which verdicts, entrances",
  "pettifog:swiped": "hints you have seen",
  "pettifog-kept:…": "the last forty pages that you saw of your cases",
  "pettifog-files": "scripts and drawings",
  "pettifog-drawings": "scripts and drawings",
  "pettifog.nudge-dismissed": "hints you have seen",
  "pettifog:renewed": "when a page was last fetched anew",
  justLoggedIn: "who you are to the court",
};

describe("the page on privacy", () => {
  const text = PRIVACY_SECTIONS.flatMap((section) => section.text).join(" ");

  it.each([...stored.keys()])("speaks of what is kept in %s", (table) => {
    const words = IN_PLAIN_WORDS[table];
    expect(words, "say in privacy-sections.ts what this table keeps, and here by which words").toBeDefined();
    expect(text).toContain(words ?? "");
  });

  it.each(Object.entries(IN_A_BROWSER))("speaks of what a browser keeps as %s", (_name, words) => {
    expect(text).toContain(words);
  });

  it("knows of everything that a browser keeps, as the inventory lists it", () => {
    const [, browser = ""] = page.split(/^## The browser$/mu);
    const [rows = ""] = browser.split(/^## /mu);
    const keys = [...rows.matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, cell = ""]) => namesIn(cell));
    const named = Object.keys(IN_A_BROWSER);
    for (const { key } of Object.values(STORED)) expect(named).toContain(key.replace(/:$/u, ":…"));
    expect(keys.filter((key) => !key.startsWith("__Host-")).sort()).toEqual(named.sort());
  });

  it("names whoever else gets something, as the inventory does", () => {
    const elsewhere = page.split(/^## Elsewhere$/mu)[1] ?? "";
    for (const [place, words] of [
      ["the mail provider", "the provider that carries the court’s mail"],
      ["the service of a browser's maker", "the service of your browser’s maker"],
      ["OneSignal", "OneSignal"],
      ["a model on the bench", "a language model"],
    ] as const) {
      expect(elsewhere).toContain(place);
      expect(text).toContain(words);
    }
  });
});

describe("the inventory of what is kept of people", () => {
  it("describes every table, and none that is not there", () => {
    expect([...described.keys()].sort()).toEqual([...stored.keys()].sort());
  });

  it.each([...stored.keys()])("describes every column of %s once, and none that is not there", (table) => {
    expect([...(described.get(table) ?? [])].sort()).toEqual([...(stored.get(table) ?? [])].sort());
  });

  it("says of every column what becomes of it", () => {
    const rows = [...page.matchAll(/^\| `[^|]+\|[^|]+\|([^|]*)\|$/gmu)].map(([, fate = ""]) => fate.trim());
    expect(rows.length).toBeGreaterThan(50);
    for (const fate of rows) expect(fate).toMatch(/^(?:erase|mask|keep)\b/u);
  });

  it("names every folder of the buckets", () => {
    const [, buckets = ""] = page.split(/^## R2$/mu);
    const described = [...buckets.matchAll(/^\| `([a-z]+\/)/gmu)].map(([, folder]) => folder);
    const files = readdirSync("app/server", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    const folders = files.flatMap((file) => {
      const code = readFileSync(`app/server/${file}`, "utf8");
      if (!code.includes("R2Bucket")) return [];
      return [...code.matchAll(/["`]([a-z]+\/)(?:["`]|v?\$\{)/gu)].map(([, folder]) => folder);
    });
    expect(new Set(folders)).toEqual(new Set(described));
  });

  it("names every table that a courtroom's object keeps", () => {
    const tables = [...HEARING_MIGRATIONS.join("\n").matchAll(/create table (\w+)/gu)].map(([, name]) => name);
    expect(tables.length).toBeGreaterThan(4);
    for (const table of tables) expect(page).toContain(`Courtroom \`${table}\``);
  });

  it("names every key that a browser keeps", () => {
    for (const { key } of Object.values(STORED)) expect(page).toContain(`\`${key}`);
  });
});
