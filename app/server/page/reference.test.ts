import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReferencePlace } from "~/components/shell/page-error";
import { sayReference } from "./reference.server";

describe("the request's id on an error page", () => {
  it("stands where the page leaves room for it", () => {
    const said = sayReference(renderToString(createElement(ReferencePlace)), "8f2a1b3c4d5e6f70-VIE");
    expect(said).toMatch(/^<p id="reference".*>If you write to us, say: <code>8f2a1b3c4d5e6f70-VIE<\/code><\/p>$/u);
  });

  it("is not on a page that has no room for it", () => {
    expect(sayReference("<p>Sealed</p>", "8f2a1b3c4d5e6f70-VIE")).toBe("<p>Sealed</p>");
  });
});
