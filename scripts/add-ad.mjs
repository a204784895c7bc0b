import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { run } from "./run.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Adds a sponsored card, or changes the one of the same slug: `npm run ads:add -- ad.json`, to the deployed court with
 * `--remote`. The file holds `slug`, `title`, `body`, and where wanted `ctaText` with `ctaLink`, `picture` and
 * `status`.
 */
const [file, ...flags] = process.argv.slice(2);
const place = flags.includes("--remote") ? ["--remote", "--env", "production"] : ["--local"];
if (file === undefined) {
  console.error("Which ad? npm run ads:add -- ad.json [--remote]");
  process.exit(1);
}

const { newAdSchema } = await loadTypeScript("app/domain/ad/ad-input.ts");
const parsed = v.safeParse(newAdSchema, JSON.parse(await readFile(file, "utf8")));
if (!parsed.success) {
  for (const { message } of parsed.issues) console.error(message);
  process.exit(1);
}

const { slug, title, body, ctaText, ctaLink, picture, status } = parsed.output;
const values = [crypto.randomUUID(), slug, title, body, ctaText, ctaLink, picture, status];
const statement = `INSERT INTO ads (uuid, slug, title, body, cta_text, cta_link, picture, status, created_at)
VALUES (${values.map(quoted).join(", ")}, ${Date.now()})
ON CONFLICT (slug) DO UPDATE SET title = excluded.title, body = excluded.body, cta_text = excluded.cta_text,
  cta_link = excluded.cta_link, picture = excluded.picture, status = excluded.status;`;

// By a file: a text on the command line would be read by the shell of some systems.
const sqlFile = join(tmpdir(), `add-ad-${process.pid}.sql`);
await writeFile(sqlFile, statement);
const exitCode = await run("wrangler", ["d1", "execute", "pettifog", ...place, "--yes", "--file", sqlFile], {
  env: { CI: "true" },
});
await rm(sqlFile);
process.exitCode = exitCode;

function quoted(value) {
  return value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`;
}
