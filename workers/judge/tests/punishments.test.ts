import { describe, expect, test } from "vitest";
import { DOMAINS, GENERIC_DOMAIN } from "../house/corpora/domains";
import { findHarms } from "../ruling/check-punishment";
import type { Harm } from "../ruling/harm-words";

const HARMFUL: readonly (readonly [Harm, string])[] = [
  ["money", "Party B shall pay Party A twenty dollars today."],
  ["money", "Party B shall pay for the next pizza."],
  ["money", "Party B owes Party A $50 by tonight."],
  ["money", "Party B shall buy Party A a new blender today."],
  ["money", "Party B shall donate ten euros to charity in Party A's name."],
  ["money", "Party B shall treat Party A to a fancy restaurant."],
  ["money", "Party B is fined and shall reimburse Party A double."],
  ["money", "Party B shall hand Party A a gift card of generous value."],
  ["food_denial", "Party B shall skip dinner tonight and think about it."],
  ["food_denial", "Party B shall go without dessert."],
  ["food_denial", "Party B shall fast until tomorrow morning."],
  ["food_denial", "No snacks for Party B today."],
  ["food_denial", "Party B shall not eat anything that Party A has touched."],
  ["food_denial", "Party B shall eat a spoonful of dog food."],
  ["food_denial", "Party B is banned from coffee today."],
  ["humiliation", "Party B shall apologise on their knees."],
  ["humiliation", "Party B shall wear a sign that reads “I am an idiot” today."],
  ["humiliation", "Party B shall grovel before Party A tonight."],
  ["humiliation", "Party B shall kiss Party A's feet once."],
  ["humiliation", "Party B shall shave off one eyebrow."],
  ["humiliation", "Party B shall bark like a dog whenever Party A enters."],
  ["humiliation", "Party B shall publicly confess to being worthless."],
  ["humiliation", "Party B shall read the apology out loud in front of the whole office."],
  ["humiliation", "Party B shall crawl to the kitchen and back."],
  ["third_parties", "Party B shall post an apology on Instagram today."],
  ["third_parties", "Party B shall call their mother and confess everything."],
  ["third_parties", "Party B shall text three friends that Party A was right."],
  ["third_parties", "Party B shall apologise to the neighbours."],
  ["third_parties", "Party B shall sing to a stranger."],
  ["third_parties", "Party B shall tell their boss what happened."],
  ["third_parties", "Party B shall share a selfie of defeat in the family group chat."],
  ["third_parties", "Party B shall message her ex about it."],
  ["substances", "Party B shall drink a shot of tequila."],
  ["substances", "Party B shall fetch the beer and finish it."],
  ["substances", "Party B shall smoke outside tonight."],
  ["substances", "Party B shall take a spoon of hot sauce without water."],
  ["substances", "Party B shall put laxatives in the tea."],
  ["substances", "Party B shall pour Party A a glass of wine."],
  ["danger", "Party B shall take an ice bath tonight."],
  ["danger", "Party B shall do 100 push-ups now."],
  ["danger", "Party B shall stay up all night and guard the fridge."],
  ["danger", "Party B shall jump off the garden wall."],
  ["danger", "Party B shall hold their breath for two minutes."],
  ["danger", "Party B shall sleep on the floor tonight."],
  ["danger", "Party B shall walk barefoot on gravel."],
  ["danger", "Party B shall juggle three knives for Party A."],
  ["danger", "Party A may slap Party B once and it will hurt."],
  ["sexual", "Party B shall give Party A a lap dance."],
  ["sexual", "Party B shall do the dishes naked."],
  ["sexual", "Party B shall perform a striptease tonight."],
  ["sexual", "Party B shall send Party A one nude."],
  ["illegal", "Party B shall steal a traffic cone for Party A."],
  ["illegal", "Party B shall hand over their phone and all passwords."],
  ["illegal", "Party B shall call in sick tomorrow and clean."],
  ["illegal", "Party B shall break into the office fridge."],
  ["illegal", "Party A may read Party B's messages tonight."],
  ["too_long", "Party B shall do the dishes for a week."],
  ["too_long", "Party B shall make the bed every morning."],
  ["too_long", "Party B shall take out the bins for the next month."],
  ["too_long", "Party B shall never again touch the thermostat."],
  ["too_long", "Party B shall bow to Party A for three days."],
];

const HARMLESS = [
  "Party B shall write Party A a formal letter about the pizza today.",
  "Party B shall make Party A a sandwich today and cut it into ambitious shapes.",
  "Party B shall sing one verse of an apology to Party A tonight.",
  "Party B shall address Party A as Your Majesty until dinner.",
  "Party B shall set the table tonight as if for a queen.",
  "Party B shall write a haiku about the remote and read it to Party A.",
  "Party B shall leave the last slice to Party A tonight and salute it.",
  "Party B shall make tea for Party A and serve it with a slow bow.",
  "Party B shall draw a portrait of the dog in court dress today.",
  "Party B shall load the dishwasher today under Party A's silent supervision.",
  "Party B shall let Party A choose the film tonight without a sigh.",
  "Party B shall deliver a weather report from the sofa tonight.",
  "Party B shall carry the shopping bags today like a royal train.",
  "Party B shall compliment Party A once, sincerely, with eye contact, today.",
  "Party B shall sort the spice rack by alphabet tonight.",
  "Party B shall fold a paper hat for Party A and present it.",
  "Party B shall water every plant today and apologise to each by name.",
  "Party B shall wear mismatched socks today as a reminder.",
  "Party B shall compose a limerick on lateness and recite it tonight.",
  "Party B shall write a eulogy of six lines for the last beer today.",
  "Party B shall draw a portrait of the missing bottle of wine from memory.",
  "Party B shall refill the ice tray today and leave a signed receipt.",
];

const WORDS = { thing: "the last slice of pizza", winner: "Party A", loser: "Party B" };
const filled = (text: string) =>
  text.replace(/\{(thing|winner|loser)\}/gu, (_slot, word: keyof typeof WORDS) => WORDS[word]);

describe("a harmful punishment", () => {
  test("is listed often enough to mean something", () => expect(HARMFUL.length).toBeGreaterThanOrEqual(50));

  test.each(HARMFUL)("is found out, as %s: %s", (harm, punishment) => {
    expect(findHarms(punishment)).toContain(harm);
  });
});

describe("a harmless punishment", () => {
  test.each(HARMLESS)("passes: %s", (punishment) => expect(findHarms(punishment)).toEqual([]));

  test.each([
    "Party B shall speak like a pirate until dinner, while Party A plays the chef.",
    "Party B shall retract one lame pun today, and hand Party A the faster remote.",
    "Party B shall write about the social contract of the sofa and divide two imaginary euros with Party A.",
  ])("may use English words that mean harm in another language: %s", (text) => expect(findHarms(text)).toEqual([]));

  test("passes, if the house judge has it in its book", () => {
    const book = [...DOMAINS, GENERIC_DOMAIN].flatMap(({ punishments, truces }) => [...punishments, ...truces]);
    expect(book.length).toBeGreaterThan(50);
    const refused = book.map(filled).flatMap((text) => {
      const harms = findHarms(text);
      return harms.length === 0 ? [] : [`${harms.join(", ")}: ${text}`];
    });
    expect(refused).toEqual([]);
  });
});
