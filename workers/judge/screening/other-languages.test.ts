import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Seriousness } from "~/domain/screening/screening";
import { fingerprintOf } from "../training/fingerprint";
import { languageLessons } from "../training/learn-languages";
import figures from "./learnt/languages.json";
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

  // By a hand that the training does not know, in nine languages, jokes and hints alike made to mislead.
  it("some of what is hinted at is found, and few jokes with it", async () => {
    expect(await shareOf(["unclear", "clear"], "serious")).toBeGreaterThanOrEqual(0.34);
    expect(await shareOf(["unclear", "clear"], "petty")).toBeLessThanOrEqual(0.08);
    expect(await shareOf(["clear"], "petty")).toBeLessThanOrEqual(0.08);
  });
});

/** Never to be trained on. */
async function shareOf(readings: readonly Seriousness[], side: "serious" | "petty"): Promise<number> {
  const lines = readFileSync(`workers/judge/tests/fixtures/unseen-languages/${side}.txt`, "utf8").trim().split("\n");
  let count = 0;
  for (const line of lines) if (readings.includes(await houseScreening.howSerious([line]))) count += 1;
  return count / lines.length;
}
