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

it("keeps the full stop after a mark on the line of the mark", () => {
  const drawn = draw("Sam swore so (Exhibit 1). Robin was silent (Exhibit 2); enough.");
  expect(drawn).toMatch(/<span class="whitespace-nowrap"><button[^>]*>\(Exhibit 1\)<\/button>\.<\/span> Robin/u);
  expect(drawn).toMatch(/<span class="whitespace-nowrap"><button[^>]*>\(Exhibit 2\)<\/button>;<\/span> enough\./u);
});

it.each([
  "Sam swore so (Exhibit 1). Enough.",
  "Sam (Exhibit 1) and Robin (Exhibit 3), too.",
  "“So” (Exhibit 2)… (Exhibit 1)",
])("leaves out nothing and adds nothing: %s", (text) => expect(draw(text).replace(/<[^>]+>/gu, "")).toBe(text));
