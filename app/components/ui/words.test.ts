import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CaseHeading } from "~/components/deck/heading/case-heading";
import { VerdictCard } from "~/components/verdict/card/verdict-card";
import { TypedRationale } from "~/components/verdict/ruling/typed-rationale";
import { ForeignWordsIn } from "./words";

const GERMAN = "Er hat meinen Joghurt gegessen";
const ARABIC = "أكل الزبادي الخاص بي";
const foreign = [
  { words: GERMAN, language: "de" },
  { words: ARABIC, language: "ar" },
];

const markup = (child: React.ReactElement) => renderToStaticMarkup(createElement(ForeignWordsIn, { foreign }, child));

const ruling = (text: string) =>
  markup(
    createElement(TypedRationale, {
      text,
      isTyped: false,
      onTyped: () => undefined,
      exhibits: 3,
      exhibitKind: "message",
      onExhibit: () => undefined,
    }),
  );

describe("words in another language", () => {
  it("carry it in a heading", () => {
    expect(markup(createElement(CaseHeading, { matter: GERMAN }))).toContain(`<span lang="de">${GERMAN}</span>`);
    expect(markup(createElement(CaseHeading, { matter: "He ate it" }))).not.toContain("lang=");
  });

  it("carry it, and keep their direction, where an English ruling quotes them", () => {
    const text = `The court has read “${ARABIC}” (Exhibit 1).`;
    expect(ruling(text)).toContain(`“<bdi lang="ar">${ARABIC}</bdi>”`);
  });

  it("are the language of a ruling that is written in them", () => {
    expect(ruling(GERMAN)).toContain('<p dir="auto" lang="de"');
    expect(ruling("The court is hung.")).not.toContain("lang=");
  });

  it("carry it on the card", () => {
    const card = markup(
      createElement(VerdictCard, {
        card: {
          caseName: GERMAN,
          winner: "creator",
          creatorName: "Ada",
          opponentName: "Bob",
          punishment: `Say “${ARABIC}” aloud.`,
          judgePersonality: "Strict",
          settledOn: "20 November 2026",
          siteAddress: "pettifog.example",
        },
      }),
    );
    expect(card).toContain(`<span lang="de">${GERMAN}</span>`);
    expect(card).toContain(`<bdi lang="ar">${ARABIC}</bdi>`);
  });
});
