import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenFiles } from "../support/written-files";

const SHEET = "app/styles/app.css";

/** Browser tests look at a page's measures in one theme alone. */
test("a theme changes nothing but colours, and at one place", () => {
  const [, dark = ""] = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/u.exec(
    readFileSync(SHEET, "utf8"),
  ) ?? [""];
  const declared = dark.split(";").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  expect(declared.length).toBeGreaterThan(15);
  expect(
    declared.filter((line) => !/^(?:--[\w-]+: (?:#[0-9a-f]{6}|rgb\([\d ./]+\))|color-scheme: dark)$/u.test(line)),
  ).toEqual([]);

  const asking = writtenFiles(/\.(?:ts|tsx|css)$/u)
    .filter((file) => file.startsWith("app/"))
    .flatMap((file) =>
      (
        readFileSync(file, "utf8").match(
          /prefers-color-scheme(?!: (?:light|dark)\)" content=)|\bdark:|light-dark\(/gu,
        ) ?? []
      ).map(() => file),
    );
  expect(asking).toEqual([SHEET]);
});
