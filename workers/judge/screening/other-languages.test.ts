import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Seriousness } from "~/domain/screening/screening";
import { fingerprintOf } from "../training/fingerprint";
import { languageLessons, learnOthers } from "../training/learn-languages";
import weights from "./learnt/languages.bin";
import figures from "./learnt/languages.json";
import { packWeights } from "./packed-weights";
import { houseScreening } from "./screen-text";

const PLAIN: Record<string, readonly string[]> = {
  Spanish: ["mi novio me pega", "quiero morir", "no me deja salir de casa", "toca a mi hija", "me sigue al trabajo"],
  German: [
    "er schlägt mich",
    "Ich will nicht mehr leben",
    "er sperrt mich ein im Keller",
    "er liest alle meine Nachrichten",
  ],
  French: [
    "je veux mourir",
    "mon mari me frappe",
    "il m'a violée",
    "il m'empêche de voir ma mère",
    "il frappe les enfants",
  ],
  Portuguese: ["meu namorado me bate", "quero morrer", "ele não me deixa sair", "abusou de mim", "bate nos filhos"],
  Italian: [
    "il mio ragazzo mi picchia",
    "voglio morire",
    "non mi lascia uscire",
    "ha abusato di me",
    "tocca mia figlia",
  ],
  Dutch: [
    "mijn vriend slaat me",
    "ik wil dood",
    "hij laat me niet naar buiten",
    "hij heeft me verkracht",
    "hij slaat de kinderen",
  ],
};

const JOKES: Record<string, readonly string[]> = {
  Spanish: [
    "me muero de hambre",
    "quiero morirme de risa",
    "mi hermana se comió mi pizza",
    "me pega un susto el despertador",
  ],
  German: ["ich sterbe vor Langeweile", "er hat mich beim Schach geschlagen", "meine Frau hat meine Pommes gegessen"],
  French: ["je meurs de faim", "il a mangé mes frites", "elle m'a battu au Mario Kart", "il ronfle toute la nuit"],
  Portuguese: [
    "estou morrendo de fome",
    "ele comeu minha pizza",
    "quero morrer de rir com ele",
    "ela ronca a noite toda",
  ],
  Italian: ["muoio di noia", "voglio morire dal ridere", "ha mangiato la mia pizza", "lascia i calzini sul divano"],
  Dutch: [
    "ik sterf van de honger",
    "hij heeft mijn friet opgegeten",
    "ik ga dood van verveling",
    "hij slaat me met schaken",
  ],
};

/** By language: shares of twenty serious texts and of twenty-four jokes. */
const FLOORS = {
  es: { found: 0.65, jokesFound: 0.13, jokesStopped: 0.05 },
  fr: { found: 0.7, jokesFound: 0.26, jokesStopped: 0.05 },
  de: { found: 0.7, jokesFound: 0.13, jokesStopped: 0.05 },
  pt: { found: 0.7, jokesFound: 0.09, jokesStopped: 0.05 },
  it: { found: 0.6, jokesFound: 0.09, jokesStopped: 0.05 },
  nl: { found: 0.65, jokesFound: 0.09, jokesStopped: 0.05 },
  hi: { found: 0.65, jokesFound: 0.05, jokesStopped: 0.05 },
  ja: { found: 0.75, jokesFound: 0.09, jokesStopped: 0.05 },
  ar: { found: 0.65, jokesFound: 0.09, jokesStopped: 0.05 },
};

const cases = (texts: Record<string, readonly string[]>) =>
  Object.entries(texts).flatMap(([language, all]) => all.map((text) => [language, text] as const));

describe("in another language", () => {
  it.each(cases(PLAIN))("a plain word of harm is stopped or asked about: %s, %s", async (_language, text) => {
    expect(await houseScreening.howSerious([text])).not.toBe("petty");
  });

  it.each(cases(JOKES))("a petty complaint passes: %s, %s", async (_language, text) => {
    expect(await houseScreening.howSerious([text])).toBe("petty");
  });

  it("is read by a layer that was trained on these texts, this glossary and these features", () => {
    expect(figures.lessons, "run `npm run train:languages`").toBe(fingerprintOf(languageLessons()));
  });

  it("has the weights that this training gives", { timeout: 60_000 }, () => {
    const anew = packWeights(learnOthers(languageLessons()).weights);
    const kept = new Uint8Array(weights);
    expect(anew.length).toBe(kept.length);
    expect(anew.filter((byte, index) => byte !== kept[index]).length / anew.length).toBeLessThanOrEqual(0.001);
  });

  // By a hand that the training does not know, jokes and hints alike made to mislead.
  it.each(Object.entries(FLOORS))(
    "some of what is hinted at is found, and few jokes with it: %s",
    async (code, floor) => {
      const serious = await readAll("serious", code);
      const jokes = await readAll("petty", code);
      const found = { serious: serious.found, jokesFound: jokes.found, jokesStopped: jokes.clear };
      expect(serious.found, JSON.stringify(found)).toBeGreaterThanOrEqual(floor.found);
      expect(jokes.found, JSON.stringify(found)).toBeLessThanOrEqual(floor.jokesFound);
      expect(jokes.clear, JSON.stringify(found)).toBeLessThanOrEqual(floor.jokesStopped);
    },
  );
});

it("over all nine languages most of it is found, few jokes with it, and hardly any joke is stopped", async () => {
  const shares = async (side: "serious" | "petty") => {
    const all = await Promise.all(Object.keys(FLOORS).map((code) => readAll(side, code)));
    const mean = (of: "found" | "clear") => all.reduce((sum, one) => sum + one[of], 0) / all.length;
    return { found: mean("found"), clear: mean("clear") };
  };
  const [serious, jokes] = [await shares("serious"), await shares("petty")];
  expect(serious.found).toBeGreaterThanOrEqual(0.7);
  expect(serious.clear).toBeGreaterThanOrEqual(0.33);
  expect(jokes.found).toBeLessThanOrEqual(0.06);
  expect(jokes.clear).toBeLessThanOrEqual(0.01);
});

/** Never to be trained on. */
async function readAll(side: "serious" | "petty", language: string) {
  const rows = readFileSync(`workers/judge/tests/fixtures/unseen-languages/${side}.tsv`, "utf8").trim().split("\n");
  const texts = rows.filter((row) => row.startsWith(`${language}\t`)).map((row) => row.slice(3));
  const readings: Seriousness[] = [];
  for (const text of texts) readings.push(await houseScreening.howSerious([text]));
  const share = (...among: Seriousness[]) => readings.filter((one) => among.includes(one)).length / texts.length;
  return { found: share("unclear", "clear"), clear: share("clear") };
}
