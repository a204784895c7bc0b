import { expect, test } from "vitest";
import { putStylesInPage } from "./styles-in-page";

test("a page's styles stand at its head's end, let in by its nonce, and its link to them asks for nothing", () => {
  const page = '<head><link rel="stylesheet" href="/a.css"/><link rel="icon" href="/b.svg"/></head><body></body>';
  expect(putStylesInPage(page, "a::before{content:'$&'}", "abc")).toBe(
    '<head><link rel="stylesheet" type="text/plain" disabled href="/a.css"/><link rel="icon" href="/b.svg"/>' +
      "<style nonce=\"abc\">a::before{content:'$&'}</style></head><body></body>",
  );
});
