import { describe, expect, it } from "vitest";
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
  it.each(cases(PLAIN))("a plain word of harm is stopped: %s, %s", async (_language, text) => {
    expect(await houseScreening.isTooSerious([text])).toBe(true);
  });

  it.each(cases(JOKES))("a petty complaint passes: %s, %s", async (_language, text) => {
    expect(await houseScreening.isTooSerious([text])).toBe(false);
  });
});
