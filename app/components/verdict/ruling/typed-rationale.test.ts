import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TypedRationale } from "./typed-rationale";

const draw = (text: string) =>
  renderToStaticMarkup(
    createElement(TypedRationale, {
      text,
      isTyped: false,
      onTyped: () => undefined,
      exhibits: 2,
      exhibitKind: "answers",
      onExhibit: () => undefined,
    }),
  );

it("leads from the words that rest on an exhibit to it, and says so to whoever listens", () => {
  const drawn = draw("Sam swore so (Exhibit 1). Robin was silent (Exhibit 2); enough.");
  expect(drawn).toMatch(/<a href="#exhibit-1"[^>]*>Sam swore so\.<span[^>]*> \(Exhibit 1: show the answers\)/u);
  expect(drawn).toMatch(/<a href="#exhibit-2"[^>]*>Robin was silent;<span/u);
});

it.each([
  ["Sam swore so (Exhibit 1). Enough.", "Sam swore so. Enough."],
  ["Sam (Exhibit 1) and Robin (Exhibit 3), too.", "Sam and Robin (Exhibit 3), too."],
  ["“So” (Exhibit 2)… (Exhibit 1)", "“So”… (Exhibit 1)"],
])("leaves out the marks alone: %s", (text, read) => {
  const withoutHints = draw(text).replace(/<span class="sr-only">.*?<\/span>/gu, "");
  expect(withoutHints.replace(/<[^>]+>/gu, "")).toBe(read);
});
