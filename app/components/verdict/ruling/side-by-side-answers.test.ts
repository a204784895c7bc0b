import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SideBySideAnswers } from "./side-by-side-answers";

const names = { creator: "Ada", opponent: "Bob" };

const markup = (isTestimonyLost: boolean) => {
  const decided = { sideBySide: [], names, isTestimonyLost };
  return renderToStaticMarkup(createElement(SideBySideAnswers, { decided, seat: "creator", opened: null }));
};

it("testimony that can't be read is not passed over, and the ruling stands", () => {
  expect(markup(true)).toContain("can’t be read at the moment. The ruling stands.");
});

it("says beside a hunch whose guess was right, and nothing of who foresaw nothing", () => {
  const row = { questionUuid: "h", prompt: "Did the other party say yes?", isHunch: true };
  const guesses = (creator: boolean | null, opponent: boolean | null) => {
    const said = { creatorAnswer: "No", opponentAnswer: "Yes", foresaw: { creator, opponent } };
    const decided = { sideBySide: [{ ...row, ...said }], names, isTestimonyLost: false };
    const html = renderToStaticMarkup(createElement(SideBySideAnswers, { decided, seat: "creator", opened: null }));
    return html.match(/A (?:right|wrong) guess/gu);
  };
  expect(guesses(true, false)).toEqual(["A right guess", "A wrong guess"]);
  expect(guesses(null, true)).toEqual(["A right guess"]);
});

it("where there is nothing to see there is nothing", () => {
  expect(markup(false)).toBe("");
});
