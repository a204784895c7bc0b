import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const FORBIDDEN: [file: string, imported: string][] = [
  ["app/domain/deck/a.ts", "react"],
  ["app/domain/deck/b.ts", "~/server/env.server"],
  ["app/domain/deck/c.ts", "../../server/env.server"],
  ["app/domain/deck/d.ts", "hono"],
  ["app/domain/verdict/card-a.ts", "~/card/palette"],
  ["app/domain/verdict/card-b.ts", "../../card/palette"],
  ["app/card/card-c.ts", "~/components/verdict/verdict-card"],
  ["app/card/card-d.ts", "../server/env.server"],
  ["app/card/card-e.ts", "react"],
  ["app/server/verdict/card-f.server.ts", "~/card/palette"],
  ["app/routes/card-g.tsx", "~/card/palette"],
  ["workers/share/card-h.ts", "~/card/palette"],
  ["app/components/deck/e.tsx", "~/server/env.server"],
  ["app/components/deck/f.tsx", "../../../workers/web-app"],
  ["app/hooks/g.ts", "../server/env.server"],
  ["app/hooks/browser-a.ts", "~/components/deck/deck"],
  ["app/browser/browser-b.ts", "~/hooks/use-deck"],
  ["app/browser/browser-c.ts", "~/components/deck/deck"],
  ["app/browser/browser-d.ts", "react"],
  ["app/browser/browser-e.ts", "../server/env.server"],
  ["app/domain/deck/browser-f.ts", "~/browser/api"],
  ["app/card/browser-g.ts", "~/browser/api"],
  ["app/server/deck/browser-h.server.ts", "~/browser/api"],
  ["workers/api/browser-i.ts", "~/browser/api"],
  ["app/server/deck/h.server.ts", "react"],
  ["app/server/deck/i.server.ts", "~/components/deck/deck"],
  ["app/server/deck/j.server.ts", "../../../workers/api/api"],
  ["app/routes/k.tsx", "~/server/deck/deck-repository.server"],
  ["app/routes/l.tsx", "../../workers/api/api"],
  ["app/routes/m.tsx", "drizzle-orm"],
  ["workers/api/n.ts", "../../build/server/index.js"],
  ["workers/api/o.ts", "~/components/deck/deck"],
  ["workers/api/p.ts", "~/server/deck/deck-repository.server"],
  ["workers/verdict-card/q.ts", "~/server/env.server"],
  ["workers/verdict-card/r.ts", "../api/api"],
  ["workers/api/gg.ts", "../judge/bench"],
  ["workers/courtroom/hh.ts", "../judge/bench"],
  ["workers/courtroom/ii.ts", "~/components/deck/deck"],
  ["workers/judge/house/aa.ts", "~/server/env.server"],
  ["workers/judge/bb.ts", "../courtroom/courtroom"],
  ["workers/judge/house/cc.ts", "../../api/api"],
  ["workers/judge/house/dd.ts", "drizzle-orm"],
];

const ALLOWED: [file: string, imported: string][] = [
  ["app/domain/deck/s.ts", "valibot"],
  ["app/domain/deck/t.ts", "../judge/judge"],
  ["app/domain/deck/u.ts", "~/domain/judge/judge"],
  ["app/card/card-i.ts", "~/domain/verdict/card"],
  ["app/card/card-j.ts", "./palette"],
  ["app/components/verdict/card-k.tsx", "~/card/palette"],
  ["workers/verdict-card/card-l.ts", "~/card/palette"],
  ["app/components/deck/v.tsx", "~/domain/text"],
  ["app/components/deck/browser-j.tsx", "~/browser/api"],
  ["app/hooks/browser-k.ts", "~/browser/api"],
  ["app/browser/browser-l.ts", "~/domain/text"],
  ["app/server/deck/w.server.ts", "~/domain/text"],
  ["app/routes/x.tsx", "~/server/page/refusals.server"],
  ["workers/api/y.ts", "~/server/composition.server"],
  ["workers/verdict-card/z.ts", "~/domain/verdict/card"],
  ["workers/courtroom/jj.ts", "../judge/screening/screen-text"],
  ["workers/courtroom/kk.ts", "~/domain/judge/judge"],
  ["workers/judge/house/ee.ts", "~/domain/judge/judge"],
  ["workers/judge/house/ff.ts", "../language/detect-language"],
];

let folder: string;
let refused: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  const biome = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...biome, $schema: undefined, vcs: undefined }));
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { thing } from "${imported}";\nexport const other = thing;\n`);
  }
  const binary = join(process.cwd(), "node_modules/.bin/biome");
  const report = spawnSync(binary, ["lint", "--reporter=github", "--max-diagnostics=none", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const lines = `${report.stdout}\n${report.stderr}`.split("\n").filter((line) => line.includes("noRestrictedImports"));
  const files = [...FORBIDDEN, ...ALLOWED].map(([file]) => file);
  refused = new Set(files.filter((file) => lines.some((line) => line.includes(`/${file},`))));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the import rules", () => {
  it.each(FORBIDDEN)("refuse that %s imports %s", (file) => {
    expect(refused).toContain(file);
  });

  it.each(ALLOWED)("let %s import %s", (file) => {
    expect(refused).not.toContain(file);
  });
});
