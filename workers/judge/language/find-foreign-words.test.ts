import { describe, expect, it } from "vitest";
import { houseJudge } from "../house/house-judge";
import { findForeignWords, findLanguage } from "./find-foreign-words";

const GERMAN = "Mein Mitbewohner hat meinen Joghurt gegessen und den leeren Becher zurückgestellt";
const ARABIC = "زميلي في السكن أكل الزبادي الخاص بي ثم أعاد العلبة فارغة";

describe("the words of a page that are not English", () => {
  it("are none where all of them are", async () => {
    expect(await findForeignWords(["He ate my yogurt and put the empty pot back", "", null, undefined, "🍕"])).toEqual(
      [],
    );
  });

  it("are whole texts, each with its language", async () => {
    expect(await findForeignWords([GERMAN, "He ate my yogurt", ARABIC])).toEqual([
      { words: GERMAN, language: "de" },
      { words: ARABIC, language: "ar" },
    ]);
  });

  it("are what an English text quotes, however little of it is left", async () => {
    const ruling = "The court has read “Mein Mitbewohner hat …” and “he never asked” (Exhibit 1), and is hung.";
    expect(await findForeignWords([ruling, GERMAN])).toEqual([
      { words: "Mein Mitbewohner hat", language: "de" },
      { words: GERMAN, language: "de" },
    ]);
  });

  it("are a ruling that a model wrote in the language of the complaint, and not the English that it quotes", async () => {
    const ruling =
      "Der Joghurt war beschriftet, und trotzdem wurde er gegessen. Wer “I was hungry” sagt, hat verloren.";
    expect(await findForeignWords([ruling])).toEqual([{ words: ruling, language: "de" }]);
  });

  it.each([
    [GERMAN, "de"],
    [ARABIC, "ar"],
  ])("are found in what the house judge asks and rules about: %s", async (allegation, language) => {
    const questions = await houseJudge.writeQuestions({ seed: "foreign", allegation, tone: "Fun" });
    const { rationale } = await houseJudge.rule({
      kind: "courtroom",
      seed: "foreign",
      allegation,
      tone: "Fun",
      judgePersonality: "Classic Judge",
      messages: [{ seat: "creator", content: "you took it at 8:15" }],
    });
    const found = await findForeignWords([allegation, rationale, ...questions.map(({ prompt }) => prompt)]);
    expect(new Set(found.map((each) => each.language))).toEqual(new Set([language]));
    expect(found.some(({ words }) => rationale.includes(words))).toBe(true);
  });

  it("have a language by themselves as well", async () => {
    expect(await findLanguage(ARABIC)).toBe("ar");
    expect(await findLanguage("ok lol")).toBeNull();
  });
});
