import { describe, expect, it } from "vitest";
import { maskOf } from "./mask-names";

const masked = (text: string, names: string[], others: string[] = []) => maskOf(names, others)(text);

describe("a leaver's name in other people's texts", () => {
  it.each([
    ["Sam ate it.", "A former litigant ate it."],
    ["I saw Sam eat it.", "I saw a former litigant eat it."],
    ["Ask sam, or SAM, or sAm.", "Ask a former litigant, or a former litigant, or a former litigant."],
    ["It was Sam's turn.", "It was a former litigant's turn."],
    ["IT WAS SAM'S TURN.", "IT WAS a former litigant's TURN."],
    ["It was Sam’s turn. Sam knew.", "It was a former litigant's turn. A former litigant knew."],
    ["“Sam did it,” she said.", "“A former litigant did it,” she said."],
    ["The Sam incident, my Sam!", "The former litigant incident, my former litigant!"],
    ["Thanks, @Sam.", "Thanks, a former litigant."],
    ["Sam-style excuses", "A former litigant-style excuses"],
    ["No!\nSam again", "No!\nA former litigant again"],
    ["Robin v. Sam", "Robin v. A former litigant"],
    ["Sam", "A former litigant"],
  ])("is masked in %j", (text, expected) => {
    expect(masked(text, ["Sam"])).toBe(expected);
  });

  it.each(["The same sample of samosas.", "Samantha and Yosam", "Sam-Marie", "Anna-Sam did it", "sam_99", "Sam2"])(
    "is left where it is a part of another word: %j",
    (text) => {
      expect(masked(text, ["Sam"])).toBe(text);
    },
  );

  it("is masked by each of its words, and once where all of them stand", () => {
    expect(masked("Sam Jones did, Sam did, Mr. Jones did.", ["Sam Jones"])).toBe(
      "A former litigant did, a former litigant did, Mr. A former litigant did.",
    );
    expect(masked("sam   jones’ towel and James' shirt", ["Sam Jones", "James"])).toBe(
      "A former litigant's towel and a former litigant's shirt",
    );
  });

  it("does not take the plain words of a name with it", () => {
    expect(masked("The big Sam made the big mess of the house.", ["The Big Sam"])).toBe(
      "A former litigant made the big mess of the house.",
    );
    expect(masked("The mess is big.", ["The Big Sam"])).toBe("The mess is big.");
  });

  it("keeps quotation marks around a name that ends in s", () => {
    expect(masked("he wrote 'James' on it", ["James"])).toBe("he wrote 'a former litigant' on it");
  });

  it.each([
    ["I saw Will in May.", ["Will"], "I saw a former litigant in May."],
    ["He will do it. Will you pay?", ["Will"], "He will do it. Will you pay?"],
    ["Will ate it and I will say so.", ["Will"], "A former litigant ate it and I will say so."],
    ["Will, you ate it!", ["will"], "A former litigant, you ate it!"],
    ["WILL'S MUG", ["Will"], "A former litigant's MUG"],
    ["robin ate it, says holly", ["Robin", "Holly"], "A former litigant ate it, says a former litigant"],
    ["Rose rose early.", ["Rose"], "A former litigant rose early."],
    ["You and me, and the other.", ["Me"], "You and me, and the other."],
    ["The end. You did.", ["The"], "The end. You did."],
  ])("that is a word too is known by its capital: %j", (text, names, expected) => {
    expect(masked(text, names)).toBe(expected);
  });

  it.each([
    [
      "Al also ate all of Alan's salad, al did.",
      "Al",
      "A former litigant also ate all of Alan's salad, a former litigant did.",
    ],
    [
      "I told J that J.'s A plan was a plan.",
      "J",
      "I told a former litigant that a former litigant.'s A plan was a plan.",
    ],
    ["I saw a mug. A mug!", "A", "I saw a mug. A mug!"],
  ])("that is short is masked only as a whole: %j", (text, name, expected) => {
    expect(masked(text, [name])).toBe(expected);
  });

  it.each([
    ["小明吃了我的饺子", "小明", "A former litigant吃了我的饺子"],
    ["明天见，明！", "明", "明天见，a former litigant！"],
    ["the 🦊 did it, not the 🐺", "🦊", "the former litigant did it, not the 🐺"],
    ["👩‍🚀 and 👩 and 👩🏽", "👩", "👩‍🚀 and a former litigant and 👩🏽"],
    ["Ask Sam or Sam🦊.", "Sam🦊", "Ask a former litigant or a former litigant."],
    ["❤ and ❤️", "❤️", "A former litigant and a former litigant"],
    ["سامي أكلها", "سامي", "A former litigant أكلها"],
    [
      "JOSÉ, José, jose and Jose\u0301",
      "José",
      "A former litigant, a former litigant, a former litigant and a former litigant",
    ],
    ["Straße von Müller und Muller", "Müller", "Straße von a former litigant und a former litigant"],
    ["o'brien and O’Brien's", "O'Brien", "A former litigant and a former litigant's"],
    ["$am (lol) owes $$", "$am (lol)", "A former litigant owes $$"],
  ])("in any script or picture is masked: %j", (text, name, expected) => {
    expect(masked(text, [name])).toBe(expected);
  });

  it("is masked with the address that somebody wrote down", () => {
    const names = ["Sam", "sam.j@court.example"];
    expect(masked("Write to sam.j@court.example, Sam.", names)).toBe("Write to a former litigant, a former litigant.");
  });

  it("leaves alone what judges call the parties, and names that are nobody's", () => {
    expect(masked("Party B owes Party A.", ["Party B", "Party", "B"])).toBe("Party B owes Party A.");
    expect(masked("Unknown to me, The Empty Chair won.", ["Unknown", "The Empty Chair", ""])).toBe(
      "Unknown to me, The Empty Chair won.",
    );
    expect(masked("A former litigant did.", ["A former litigant"])).toBe("A former litigant did.");
  });

  it("is the mask's own and no text's pattern", () => {
    for (const name of ["(.*)", "[a-z]+", "a|b", "\\p{L}", "^$", "Sam?", "x{2,}", "/", "-"]) {
      expect(masked("Robin wrote a letter.", [name])).toBe("Robin wrote a letter.");
      expect(masked(`It was ${name} again`, [name])).toBe("It was a former litigant again");
    }
  });

  it("is an address as a whole, and no part of another or of a link", () => {
    const address = "ann@example.com";
    expect(masked("Write to ann@example.com.", [address])).toBe("Write to a former litigant.");
    for (const text of ["See https://example.com/gerald.jpg", "Write to ben@example.com", "It was .com that won"]) {
      expect(masked(text, [address])).toBe(text);
    }
  });

  it("masks the same once and again", () => {
    const once = masked("Sam's mug is Sam's.", ["Sam"]);
    expect(masked(once, ["Sam"])).toBe(once);
  });
});

describe("the name of the party who stays", () => {
  it("is left alone where the leaver's is a part of it", () => {
    expect(masked("Ann Lee told Ann.", ["Ann"], ["Ann Lee"])).toBe("Ann Lee told a former litigant.");
    expect(masked("Sam told Sam Smith.", ["Sam Smith"], ["Sam"])).toBe("Sam told a former litigant.");
  });

  it("is masked where both have the same, since nobody can tell whose it is", () => {
    expect(masked("Sam told sam.", ["Sam"], ["SAM"])).toBe("A former litigant told a former litigant.");
  });
});
