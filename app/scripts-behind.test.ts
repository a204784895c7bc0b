import { expect, test } from "vitest";
import { putScriptsBehind } from "./scripts-behind";

test("a page's scripts are asked for at low priority, its style sheet and fonts as they were", () => {
  const styles = '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/b.woff2"/>';
  const scripts = '<link rel="modulepreload" href="/c.js"/><link rel="modulepreload" href="/d.js"/>';
  expect(putScriptsBehind(styles + scripts)).toBe(
    `${styles}<link rel="modulepreload" fetchpriority="low" href="/c.js"/><link rel="modulepreload" fetchpriority="low" href="/d.js"/>`,
  );
});
