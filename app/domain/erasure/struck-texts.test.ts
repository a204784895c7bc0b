import { describe, expect, it } from "vitest";
import { maskOf } from "./mask-names";
import { repetitionOf, sentencesOf } from "./repeated-words";
import { STRUCK, type Striking, strikeQuestion, strikeRuling } from "./struck-texts";

const ALLEGATION = "My roommate ate the last slice of my pizza and says that it was going stale.";

const repeats = (text: string, theirs: string[], kept: string[] = []) => repetitionOf({ theirs, kept })(text);

describe("a text repeats what somebody wrote", () => {
  it.each([
    "Did Party B eat the pizza?",
    "PIZZAS!",
    "Did Party B cut two slices?",
    "Is “going stale” the exact word?",
    "Party B ate the last of it.",
    "Somebody says that it was so.",
  ])("by its words, its runs and its quotations: %j", (text) => {
    expect(repeats(text, [ALLEGATION])).toBe(true);
  });

  it.each([
    "Did Party B ask first?",
    "Was it the last time?",
    "Party A says so.",
    "Exhibit 3 settles it.",
    "",
    "“”",
    "“…”",
  ])("but not by what everybody says: %j", (text) => {
    expect(repeats(text, [ALLEGATION])).toBe(false);
  });

  it("in every form of a word", () => {
    for (const form of ["hum", "hums", "humming", "hummed", "Hummer"]) expect(repeats(form, ["He hums."])).toBe(true);
    for (const form of ["borrowed", "borrows", "borrowing"]) expect(repeats(form, ["She borrowed it."])).toBe(true);
  });

  it("by a number of two figures, and not by one", () => {
    expect(repeats("At 17 past.", ["It was 17:30."])).toBe(true);
    expect(repeats("In 3 minutes.", ["3 times."])).toBe(false);
  });

  it("in scripts without spaces", () => {
    expect(repeats("他说：饺子没了", ["他吃了我的饺子"])).toBe(true);
    expect(repeats("明天再见", ["他吃了我的饺子"])).toBe(false);
  });

  it("but not by words that whoever stays wrote too", () => {
    expect(repeats("The pizza is gone.", [ALLEGATION], ["I did eat the pizza."])).toBe(false);
    expect(repeats("“I did eat it.”", ["You said: I did eat it."], ["I did eat it."])).toBe(false);
    expect(repeats("The pizza was stale.", [ALLEGATION], ["I did eat the pizza."])).toBe(true);
  });

  it("by a short quotation of plain words", () => {
    expect(repeats("Party A said: “I did.”", ["Yes, I did."])).toBe(true);
    expect(repeats("Party A said: I did.", ["Yes, I did."])).toBe(false);
  });
});

describe("the sentences of a ruling", () => {
  it("end outside of what they quote", () => {
    expect(sentencesOf("It began. “I ate it. Twice.” That was said (Exhibit 1). Fine!")).toEqual([
      "It began.",
      "“I ate it. Twice.”",
      "That was said (Exhibit 1).",
      "Fine!",
    ]);
  });

  it("lose nothing, whatever is unbalanced in them", () => {
    for (const text of ["No end", "“Open. And on. And on", 'A "b. c" d. E "f.', "", "One... two?! Three."]) {
      expect(sentencesOf(text).join(" ")).toBe(text);
    }
  });
});

const striking = (change: Partial<Striking> = {}): Striking => ({
  mask: maskOf(["Robin"], ["Sam"]),
  wording: { theirs: [ALLEGATION], kept: [] },
  isSameName: false,
  ...change,
});

const RULING = {
  caseName: "The Fourth Crumb Tribunal",
  rationale:
    "Party A had waited. Asked whether it was fair, Party B pleaded the fifth (Exhibit 2). Robin kept the record. The court finds for Party A.",
  punishment: "Party B shall apologise to Robin in writing.",
};

describe("a ruling after one of its people has left", () => {
  it("stays as it is but for the name where it repeats nothing of theirs", () => {
    expect(strikeRuling(RULING, striking())).toEqual({
      caseName: RULING.caseName,
      rationale: RULING.rationale.replace("Robin", "A former litigant"),
      punishment: "Party B shall apologise to a former litigant in writing.",
    });
  });

  it("loses the sentences that repeat their words, and says so", () => {
    const rationale = `Party B ate the pizza. ${RULING.rationale}`;
    const struck = strikeRuling({ ...RULING, rationale }, striking());
    expect(struck.rationale).toBe(`${RULING.rationale.replace("Robin", "A former litigant")} ${STRUCK.note}`);
  });

  it("is replaced by a neutral one where most of it repeats them", () => {
    const rationale = "Party B ate the pizza. The slice was the last. It was going stale, they said. So be it.";
    expect(strikeRuling({ ...RULING, rationale }, striking()).rationale).toBe(STRUCK.rationale);
  });

  it("gets a neutral name and sentence where these repeat them", () => {
    const texts = { ...RULING, caseName: "The Pizza Tribunal", punishment: "Party B shall buy a slice." };
    expect(strikeRuling(texts, striking())).toMatchObject({ caseName: STRUCK.caseName, punishment: STRUCK.punishment });
    expect(strikeRuling({ ...RULING, caseName: "Robin v. Sam" }, striking()).caseName).toBe(STRUCK.caseName);
  });

  it("is neutral wherever a name stands that both have", () => {
    const same = striking({ mask: maskOf(["Robin"], ["Robin"]), isSameName: true });
    expect(strikeRuling(RULING, same)).toEqual({
      caseName: RULING.caseName,
      rationale: STRUCK.rationale,
      punishment: STRUCK.punishment,
    });
  });

  it("is struck the same once and again", () => {
    const once = strikeRuling({ ...RULING, rationale: `Party B ate the pizza. ${RULING.rationale}` }, striking());
    expect(strikeRuling(once, striking())).toEqual(once);
  });

  it("says nothing in the court's own words that could be anybody's", () => {
    for (const text of Object.values(STRUCK)) expect(striking().mask(text)).toBe(text);
    for (const text of Object.values(STRUCK)) expect(repeats(text, [ALLEGATION])).toBe(false);
  });
});

describe("a question after one of its people has left", () => {
  it("stays where it is the court's own", () => {
    expect(strikeQuestion("Did Party B ask Robin first?", striking())).toBe("Did Party B ask a former litigant first?");
  });

  it("has gaps where their words were, so that its answers keep their meaning", () => {
    expect(strikeQuestion("Was the pizza going to be thrown out?", striking())).toBe(
      "Was the [removed] going to be thrown out?",
    );
    expect(strikeQuestion("Were the pizza slices Party A's?", striking())).toBe("Were the [removed] Party A's?");
  });

  it("goes where it would be a riddle, or quotes them", () => {
    for (const prompt of [
      "Is it fair that Party A says that it was so?",
      "Is “going stale” the exact word?",
      "Pizza, stale, slice or roommate?",
    ]) {
      expect(strikeQuestion(prompt, striking()), prompt).toBe(STRUCK.question);
    }
  });

  it("keeps gaps that it has", () => {
    const once = strikeQuestion("Was the pizza going to be thrown out?", striking());
    expect(strikeQuestion(once, striking())).toBe(once);
  });
});
