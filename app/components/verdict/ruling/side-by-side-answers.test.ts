import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SideBySideAnswers } from "./side-by-side-answers";

const markup = (isTestimonyLost: boolean) => {
  const decided = { sideBySide: [], names: { creator: "Ada", opponent: "Bob" }, isTestimonyLost };
  return renderToStaticMarkup(createElement(SideBySideAnswers, { decided, seat: "creator", opened: null }));
};

it("testimony that can't be read is not passed over, and the ruling stands", () => {
  expect(markup(true)).toContain("can’t be read at the moment. The ruling stands.");
});

it("where there is nothing to see there is nothing", () => {
  expect(markup(false)).toBe("");
});
