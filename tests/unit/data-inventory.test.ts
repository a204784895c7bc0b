import { readdirSync, readFileSync } from "node:fs";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { PRODUCT_SLUG } from "~/domain/product";
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
    const files = ["app/browser", "app/components", "app/hooks"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/u.test(file) && !file.includes(".test."))
        .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
    );
    const keys = files.flatMap((text) =>
      [...text.matchAll(/["`](pettifog\.[a-z-]+|\$\{PRODUCT_SLUG\}:[a-z]+:)/gu)].map(([, key = ""]) =>
        key.replace(/^\$\{[A-Z_]+\}/u, PRODUCT_SLUG),
      ),
    );
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(page).toContain(`\`${key}`);
  });
});
