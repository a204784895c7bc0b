import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const FORBIDDEN: [room: string, imported: string][] = [
  ["app/domain/deck", "react"],
  ["app/domain/deck", "~/server/env.server"],
  ["app/domain/deck", "../../server/env.server"],
  ["app/domain/deck", "hono"],
  ["app/domain/verdict", "~/card/palette"],
  ["app/domain/verdict", "../../card/palette"],
  ["app/domain/deck", "~/browser/api"],
  ["app/card", "~/components/verdict/verdict-card"],
  ["app/card", "../server/env.server"],
  ["app/card", "react"],
  ["app/card", "~/browser/api"],
  ["app/server/verdict", "~/card/palette"],
  ["app/server/deck", "~/browser/api"],
  ["app/server/deck", "react"],
  ["app/server/deck", "~/components/deck/deck"],
  ["app/server/deck", "../../../workers/api/api"],
  ["app/routes", "~/card/palette"],
  ["app/routes", "~/browser/api"],
  ["app/routes", "~/server/deck/deck-repository.server"],
  ["app/routes", "../../workers/api/api"],
  ["app/routes", "drizzle-orm"],
  ["workers/share", "~/card/palette"],
  ["app/components/deck", "~/server/env.server"],
  ["app/components/deck", "../../../workers/web-app"],
  ["app/hooks", "../server/env.server"],
  ["app/hooks", "~/components/deck/deck"],
  ["app/browser", "~/hooks/use-deck"],
  ["app/browser", "~/components/deck/deck"],
  ["app/browser", "react"],
  ["app/browser", "../server/env.server"],
  ["workers/api", "~/browser/api"],
  ["workers/api", "../../build/server/index.js"],
  ["workers/api", "~/components/deck/deck"],
  ["workers/api", "~/server/deck/deck-repository.server"],
  ["workers/api", "../judge/bench"],
  ["workers/verdict-card", "~/server/env.server"],
  ["workers/verdict-card", "../api/api"],
  ["workers/verdict-card", "../judge/bench"],
  ["workers/verdict-card", "~/browser/api"],
  ["workers/verdict-card", "drizzle-orm"],
  ["workers/courtroom", "../judge/bench"],
  ["workers/courtroom", "~/components/deck/deck"],
  ["workers/judge/house", "~/server/env.server"],
  ["workers/judge", "../courtroom/courtroom"],
  ["workers/judge/house", "../../api/api"],
  ["workers/judge/house", "drizzle-orm"],
];

const ALLOWED: [room: string, imported: string][] = [
  ["app/domain/deck", "valibot"],
  ["app/domain/deck", "../judge/judge"],
  ["app/domain/deck", "~/domain/judge/judge"],
  ["app/card", "~/domain/verdict/card"],
  ["app/card", "./palette"],
  ["app/components/verdict", "~/card/palette"],
  ["app/components/deck", "~/domain/text"],
  ["app/components/deck", "~/browser/api"],
  ["workers/verdict-card", "~/card/palette"],
  ["workers/verdict-card", "~/domain/verdict/card"],
  ["app/hooks", "~/browser/api"],
  ["app/browser", "~/domain/text"],
  ["app/server/deck", "~/domain/text"],
  ["app/routes", "~/server/page/refusals.server"],
  ["workers/api", "~/server/composition.server"],
  ["workers/courtroom", "../judge/screening/screen-text"],
  ["workers/courtroom", "~/domain/judge/judge"],
  ["workers/judge/house", "~/domain/judge/judge"],
  ["workers/judge/house", "../language/detect-language"],
];

/** A file for each import, in its room. */
const files = [...FORBIDDEN, ...ALLOWED].map(([room, imported], index) => ({
  path: `${room}/file-${index}.ts`,
  imported,
  what: whatOf(room, imported),
}));

function whatOf(room: string, imported: string): string {
  return `${room} imports ${imported}`;
}

let folder: string;
let refused: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  const biome = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...biome, $schema: undefined, vcs: undefined }));
  for (const { path, imported } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import { thing } from "${imported}";\nexport const other = thing;\n`);
  }
  const binary = join(process.cwd(), "node_modules/.bin/biome");
  const report = spawnSync(binary, ["lint", "--reporter=github", "--max-diagnostics=none", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const lines = `${report.stdout}\n${report.stderr}`.split("\n").filter((line) => line.includes("noRestrictedImports"));
  refused = files.filter(({ path }) => lines.some((line) => line.includes(`/${path},`))).map(({ what }) => what);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the import rules", () => {
  it.each(FORBIDDEN)("refuse that %s imports %s", (room, imported) => {
    expect(refused).toContain(whatOf(room, imported));
  });

  it.each(ALLOWED)("let %s import %s", (room, imported) => {
    expect(refused).not.toContain(whatOf(room, imported));
  });
});
