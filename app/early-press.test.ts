import { expect, it } from "vitest";
import { earlyPressScript } from "./early-press";

it("is let in by the page's nonce alone", () => {
  expect(earlyPressScript("abc")).toMatch(/^<script nonce="abc">[^<]+<\/script>$/u);
});
