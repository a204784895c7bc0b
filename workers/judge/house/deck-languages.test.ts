import { describe, expect, test, vi } from "vitest";
import { withPartyNames } from "~/domain/case/party-names";
import { SEATS, type Seat } from "~/domain/case/seat";
import type { SwipeRecord, WrittenQuestion } from "~/domain/judge/judge";
import { TEXTS_BY_LANGUAGE } from "../../../tests/fixtures/languages";
import { checkDecision } from "../dilemma/check-decision";
import { findLanguage } from "../language/find-foreign-words";
import { foldWords } from "../language/fold-words";
import { openLexicon } from "../language/lexicon";
import { MIRRORED_WINNER, mirrorRecord } from "../record/mirror-record";
import { falseExhibits } from "../tests/bench/exhibits";
import { houseQuestions } from "../tests/house-questions";
import { SHARED_QUESTIONS } from "./corpora/tongues/shared-questions";
import type { Tongue } from "./corpora/tongues/tongue";
import { TONGUES } from "./corpora/tongues/tongues";
import { lengthOf } from "./fill-slots";
import { houseJudge } from "./house-judge";
import { tellQuestion } from "./writing/tell-question";

/** Every complaint of ten languages is asked about or ruled on in one test. */
vi.setConfig({ testTimeout: 30_000 });

/** Hindi is told in both its letters under one tag. */
const codeOf = (tag: string) => tag.slice(0, 2);
const textsIn = (tag: string) =>
  (TEXTS_BY_LANGUAGE[codeOf(tag)] ?? []).filter(
    (text) => codeOf(tag) !== "hi" || /\p{Script=Devanagari}/u.test(text) === (tag === "hi"),
  );
/** Words of a language that only look like English ones. */
const HOMOGRAPHS: Readonly<Record<string, readonly string[]>> = {
  de: ["man", "so"],
  fr: ["sent"],
  hi: ["man", "pet"],
  it: ["a"],
  nl: ["na"],
};
const TAGS = Object.keys(TONGUES);
const SPOKEN = TAGS.flatMap((tag) => textsIn(tag).map((text) => [tag, text] as const));

const deckFor = (allegation: string) => houseQuestions({ seed: allegation, allegation });
const quotationIn = (prompt: string) => /^.*?[“«„「]\u00A0?(.+)\u00A0?[”»“」][^”»“」]*$/su.exec(prompt)?.[1];
const withNames = (text: string) => withPartyNames(text, { displayName: "Ida" }, { displayName: "Otto" });
const filled = (text: string) => text.replace(/\{[AC]\}/gu, "Ida").replace(/\{[DO]\}/gu, "Otto");

/** Everything that a language says: its questions, and each question of a quoted claim as it stands on a card. */
function sentencesOf({ questions, manner, frames, hunch, choice }: Tongue): string[] {
  const cards = Object.values(manner).flatMap((words) => Object.values(frames).map((asks) => `${words} ${asks}`));
  const picks = [...choice.named, ...choice.thoughts];
  const asks = picks.flatMap((pick) => Object.values(choice.asks).map((text) => text.replace("{pick}", pick)));
  const hunches = Object.values(questions).map((question) => hunch.replace("{question}", question));
  return [...Object.values(questions), ...cards, ...hunches, ...asks];
}

describe.each(Object.entries(TONGUES))("the words of a deck in %s", (tag, tongue) => {
  test("are there for every question, no two alike, and fit on a card", () => {
    expect(Object.keys(tongue.questions).sort()).toEqual(Object.keys(SHARED_QUESTIONS).sort());
    expect(new Set(Object.values(tongue.questions)).size).toBe(Object.keys(SHARED_QUESTIONS).length);
    for (const asks of Object.values(tongue.questions)) {
      expect(lengthOf(asks), asks).toBeLessThanOrEqual(100);
      expect(asks).toMatch(tag === "ar" ? /[^ ]؟$/u : tag === "ja" ? /？$/u : tag === "fr" ? /\u00A0\?$/u : /[^ ]\?$/u);
      if (tag === "es") expect(asks).toContain("¿");
      expect(asks).not.toMatch(/ [?!:;»]|« /u);
    }
  });

  test("speak of the same parties as what the ruling tells of them", () => {
    for (const [key, asks] of Object.entries(tongue.questions)) {
      const slots = (text: string) => [...new Set(text.match(/\{\w\}/gu))].sort();
      const [, yes, no] = SHARED_QUESTIONS[key as keyof typeof SHARED_QUESTIONS];
      for (const told of [yes, no]) expect(slots(told).filter((slot) => slot !== "{p}")).toEqual(slots(asks));
    }
  });

  test("are known for their language wherever they stand on a page", async () => {
    for (const sentence of sentencesOf(tongue))
      expect(await findLanguage(filled(sentence)), sentence).toBe(codeOf(tag));
  });

  test("have no English among them", () => {
    const english = sentencesOf(tongue)
      .flatMap((sentence) => foldWords(sentence.replace(/\{\w\}/gu, "")))
      .filter((word) => {
        const entry = openLexicon().get(word);
        if (HOMOGRAPHS[codeOf(tag)]?.includes(word)) return false;
        return entry?.isEnglish === true && !entry.languages.some((code) => code === codeOf(tag));
      });
    expect([...new Set(english)]).toEqual([]);
  });
});

describe("a deck in the language of its complaint", () => {
  test("exists for two dozen complaints at least", () => expect(SPOKEN.length).toBeGreaterThanOrEqual(50));

  test.each(SPOKEN)("has seven balanced questions in %s: %s", (tag, text) => {
    const deck = deckFor(text);
    const prompts = deck.map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(7);
    const own = Object.values(TONGUES[tag]?.questions ?? {}).map((asks) =>
      asks.replaceAll("{C}", "Party A").replaceAll("{D}", "Party B"),
    );
    const quoting = prompts.filter((prompt) => !own.includes(prompt));
    expect(quoting.length).toBe(lengthOf(text) <= 140 ? 1 : 0);
    for (const prompt of quoting) expect(text).toContain(quotationIn(prompt)?.replace(/[\u2068\u2069\u00A0]/gu, ""));
    expect(prompts.filter((prompt) => tellQuestion(prompt) === null)).toEqual([]);
    const sum = deck.reduce((all, { weight }) => all + (weight?.creator.yes ?? 0) + (weight?.opponent.yes ?? 0), 0);
    expect(Math.abs(sum)).toBeLessThanOrEqual(1);
    expect(deck.filter(({ weight }) => weight?.theme === "you")).toHaveLength(1);
  });

  test("has its language known of every question, with the names in it", async () => {
    for (const [tag, text] of SPOKEN)
      for (const { prompt } of deckFor(text)) expect(await findLanguage(withNames(prompt)), prompt).toBe(codeOf(tag));
  });

  test("is in English for a language without words of its own here", () => {
    for (const text of TEXTS_BY_LANGUAGE.ru ?? [])
      for (const { prompt } of deckFor(text)) expect(prompt).toMatch(/^Party A writes: “|^[A-Z][a-z]+ [^“]+\?$/u);
  });

  test("quotes a complaint whole, and asks of it what fits any", () => {
    expect(deckFor("¿Por qué siempre tengo que sacar yo la basura?")[0]?.prompt).toBe(
      "Party A pregunta: «¿Por qué siempre tengo que sacar yo la basura?» ¿Esa es toda la historia?",
    );
    expect(deckFor("Dice «ya voy» desde la cama. Lo oigo. La cama también lo oye.")[0]?.prompt).toBe(
      "Party A escribe: «Dice «ya voy» desde la cama. Lo oigo. La cama también lo oye.» ¿Esa es toda la historia?",
    );
    expect(deckFor("مين بيحط علبة الجبنة فاضية في التلاجة؟ محدش في البيت كله")[0]?.prompt).toContain(
      "مين بيحط علبة الجبنة فاضية في التلاجة؟ محدش في البيت كله",
    );
  });

  test.each([
    [
      'Sie sagt "gleich" und meint Dienstag',
      "Party A schreibt: „Sie sagt ‚gleich‘ und meint Dienstag“ Ist das die ganze Geschichte?",
    ],
    [
      'Il dit "j\'arrive" et il dort encore',
      "Party A écrit\u00A0: «\u00A0Il dit “j'arrive” et il dort encore\u00A0» C’est toute l’histoire\u00A0?",
    ],
    ['彼は"すぐ行く"と言って寝ている', "Party Aさんの訴え：「彼は『すぐ行く』と言って寝ている」話はこれで全部ですか？"],
  ])("quotes what is quoted in %s in the marks of its language, and the ruling in its own", (text, prompt) => {
    expect(deckFor(text)[0]?.prompt).toBe(prompt);
    expect(tellQuestion(prompt)?.whether).toBe(`about “${text.replace('"', "‘").replace('"', "’")}”`);
  });

  test("is told in English", () => {
    const claim = tellQuestion("Party A écrit\u00A0: «\u00A0Il ronfle.\u00A0» C’est toute l’histoire\u00A0?");
    expect(claim).toEqual({
      yes: "what Party A wrote is the whole story",
      no: "there is more to the story than Party A wrote",
      whether: "about “Il ronfle”",
    });
    expect(tellQuestion("Würde Party B das anders erzählen?")?.yes).toBe("Party B would tell it differently");
  });
});

describe("the deck of a dilemma in another language", () => {
  test.each([
    ["es", "¿Le digo que ronca o me compro tapones?", /opción/u],
    ["fr", "Je garde le manteau jaune ou je le rends ?", /option/u],
    ["de", "Behalte ich den gelben Mantel oder gebe ich ihn zurück?", /Möglichkeit/u],
    ["it", "Che cosa cucino stasera con le uova?", /idea/u],
    ["ja", "犬を飼うか、それとも猫を飼うか決められません", /選択肢/u],
    ["ar", "هل أقص شعري أم أتركه يطول؟", /الخيار/u],
  ])("has seven questions in %s that name no option but by its place: %s", async (code, dilemma, picks) => {
    const deck = await houseJudge.writeDilemmaQuestions({ seed: dilemma, dilemma });
    expect(new Set(deck.map(({ prompt }) => prompt)).size).toBe(7);
    for (const { prompt } of deck) {
      expect(prompt).toMatch(picks);
      expect(await findLanguage(prompt), prompt).toBe(code);
    }
    const testimony = deck.map((question) => ({ ...question, answer: (question.weight?.weight ?? 0) > 0 }));
    const record = { seed: dilemma, dilemma, judgePersonality: "Strict" as const, testimony };
    expect(checkDecision(await houseJudge.decideDilemma(record), record)).toEqual([]);
  });
});

describe("the answers to a deck in another language", () => {
  /** Whoever is `favoured` is helped by every answer, or by none. */
  const answer = ({ weight }: WrittenQuestion, seat: Seat, favoured: Seat) => {
    const { yes, no } = weight?.[seat] ?? { yes: 0, no: 0 };
    return favoured === "creator" ? yes >= no : yes <= no;
  };
  const recordOf = (allegation: string, favoured: Seat): SwipeRecord => ({
    kind: "pettyswipe",
    seed: allegation,
    allegation,
    tone: "Fun",
    judgePersonality: "Classic Judge",
    testimony: deckFor(allegation).map((question) => ({
      ...question,
      creator: answer(question, "creator", favoured),
      opponent: answer(question, "opponent", favoured),
    })),
  });

  test("decide, whoever filed, and the winner turns with them", async () => {
    for (const [, text] of SPOKEN) {
      for (const favoured of SEATS) {
        const record = recordOf(text, favoured);
        const ruling = await houseJudge.rule(record);
        expect(ruling.winner, text).toBe(favoured);
        expect(falseExhibits(record, ruling), text).toEqual([]);
        expect((await houseJudge.rule(mirrorRecord(record))).winner, text).toBe(MIRRORED_WINNER[favoured]);
      }
    }
  });
});
