import { expect, test } from "vitest";
import { beginScripts } from "./scripts-after-paint";

test("the script that begins the others is let in by the page's nonce alone", () => {
  expect(beginScripts("abc")).toMatch(/^<script nonce="abc">[^<]+<\/script>$/u);
});
