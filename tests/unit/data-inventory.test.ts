import { readFileSync } from "node:fs";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { STORED } from "~/browser/storage/places";
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
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, columns.map((column) => column.name)] as const),
);

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name);
}

function firstCells(rows: string): string[] {
  return [...rows.matchAll(/^\| (`[^|]+) \|/gmu)].map(([, cell = ""]) => cell);
}

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

  it("names every table that a courtroom's object keeps", () => {
    const tables = [...HEARING_MIGRATIONS.join("\n").matchAll(/create table (\w+)/gu)].map(([, name]) => name);
    expect(tables.length).toBeGreaterThan(4);
    for (const table of tables) expect(page).toContain(`Courtroom \`${table}\``);
  });

  it("names every key that a browser keeps", () => {
    for (const { key } of Object.values(STORED)) expect(page).toContain(`\`${key}`);
  });
});
