import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Where people write code and texts; what is generated, drawn or installed cites no rule. */
const FOLDERS = ["app", "docs", "scripts", "tests", "workers"];
const PAGES = ["README.md", "CONTRIBUTING.md", "DECISIONS.md"];

const files = [...FOLDERS.flatMap(writtenIn), ...PAGES];

const rules = headingsOf(readFileSync("docs/rules.md", "utf8"));

function writtenIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|tsx|mjs|css|toml|md)$/u.test(file))
    .map((file) => `${folder}/${file}`);
}

/** The headings of a page by the anchors that GitHub gives them. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#{2,3} (.+)$/gmu)].map(([, title = ""]) => anchorOf(title));
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s/gu, "-");
}

/** Every citation of a rule, as `file: anchor`. */
function citationsIn(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/\brules\.md#(?<anchor>[a-z0-9-]+)/gu);
  return [...found].map(({ groups }) => `${file}: ${groups?.anchor}`);
}

describe("the rules of the product", () => {
  it("have a heading for every link that cites one", () => {
    const broken = files.flatMap(citationsIn).filter((citation) => !rules.includes(citation.split(": ")[1] ?? ""));
    expect(broken).toEqual([]);
  });

  it("have headings whose anchors are all different", () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules).toEqual([...new Set(rules)]);
  });

  it("have a list of contents that names every area in its order", () => {
    const page = readFileSync("docs/rules.md", "utf8");
    const areas = [...page.matchAll(/^## (.+)$/gmu)].map(([, title = ""]) => `[${title}](#${anchorOf(title)})`);
    expect(areas.length).toBeGreaterThan(5);
    expect([...page.matchAll(/^- (\[.+\)) *$/gmu)].map(([, link]) => link)).toEqual(areas);
  });
});
