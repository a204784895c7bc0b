import { readdirSync } from "node:fs";

/** Where people write code and texts; what is generated, drawn or installed lies elsewhere. */
const FOLDERS = ["app", "docs", "scripts", "tests", "workers"];

/** What people have written, by its path from the project's root, as far as its name ends like this. */
export function writtenFiles(ending: RegExp): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ending.test(file))
      .map((file) => `${folder}/${file}`),
  );
}
