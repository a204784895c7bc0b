import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorOf } from "../support/anchor";
import { writtenFiles } from "../support/written-files";

const files = writtenFiles(/\.(?:ts|tsx|mjs|css|toml|md)$/u);
const code = files.filter((file) => !file.endsWith(".md"));
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "DECISIONS.md",
  "SECURITY.md",
  ...files.filter((file) => file.endsWith(".md")),
];

/** The headings of a page by the anchors that GitHub gives them. */
function anchorsOf(page: string): string[] {
  return [...readFileSync(page, "utf8").matchAll(/^#{2,4} (.+)$/gmu)].map(([, title = ""]) => anchorOf(title));
}

/** Every citation of a rule in code: `docs/rules.md#one-verdict`. */
function citationsIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/\bdocs\/[\w-]+\.md#[\w-]+/gu)].map(([citation]) => citation);
}

/** Every link of a page to another page or heading of the project, as `page#anchor` or `file`. */
function linksIn(page: string): string[] {
  return [...readFileSync(page, "utf8").matchAll(/\]\((?!\w+:)([^)\s]+)\)/gu)].map(([, target = ""]) =>
    target.startsWith("#") ? `${page}${target}` : join(dirname(page), target),
  );
}

/** Whether a link leads to something: a file or folder, and if it names a heading, one that the page has. */
function leadsSomewhere(link: string): boolean {
  const [page = "", anchor] = link.split("#");
  return existsSync(page) && (anchor === undefined || anchorsOf(page).includes(anchor));
}

/** A rule by its number. `R2` by itself is Cloudflare's. */
const NUMBERED = /\((?:R\d{1,2}, )*R\d{1,2}[,:)]|\bR(?!2\b)\d{1,2}\b/u;

const COMMENT = /^\s*(?:\/\/|\/?\*|#)|\s\/\/\s|\/\*/u;

/** Every comment and every title of a test that cites a rule by a number, as `file:line`. */
function numbersIn(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => (isProse(file, line) && NUMBERED.test(line) ? [`${file}:${index + 1}`] : []));
}

function isProse(file: string, line: string): boolean {
  return COMMENT.test(line) || (file.includes(".test.") && /\b(?:it|describe)\b/u.test(line));
}

describe("the rules of the product", () => {
  it("have a heading for every citation in code", () => {
    expect(code.flatMap(citationsIn).filter((citation) => !leadsSomewhere(citation))).toEqual([]);
  });

  it("are cited by their heading and never by a number", () => {
    const others = code.filter((file) => file !== "tests/unit/rule-links.test.ts");
    expect(others.flatMap(numbersIn)).toEqual([]);
  });

  it("have headings whose anchors are all different", () => {
    const anchors = anchorsOf("docs/rules.md");
    expect(anchors.length).toBeGreaterThan(30);
    expect(anchors).toEqual([...new Set(anchors)]);
  });
});

describe("the pages of the project", () => {
  it.each(pages)("%s links to files and headings that exist", (page) => {
    expect(linksIn(page).filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it.each(["docs/rules.md", "DECISIONS.md"])("%s begins with a list of its areas in their order", (page) => {
    const text = readFileSync(page, "utf8");
    const areas = [...text.matchAll(/^## (.+)$/gmu)].map(([, title = ""]) => `[${title}](#${anchorOf(title)})`);
    expect(areas.length).toBeGreaterThan(5);
    expect([...text.matchAll(/^- (\[.+\))$/gmu)].map(([, link]) => link)).toEqual(areas);
  });

  it("tell of every word where it lives", () => {
    const places = [...readFileSync("docs/glossary.md", "utf8").matchAll(/`((?:app|workers)\/[^`]+)`/gu)].map(
      ([, place]) => place,
    );
    expect(places.length).toBeGreaterThan(40);
    expect(places.filter((place = "") => !existsSync(place))).toEqual([]);
  });
});
