import { expect, it } from "vitest";
import { earlyInputScript } from "./early-input";

it("is let in by the page's nonce alone", () => {
  expect(earlyInputScript("abc")).toMatch(/^<script nonce="abc">[^<]+<\/script>$/u);
});
