import type { PettyDomain } from "./petty-domain";

/**
 * For a complaint that this court can't read, since it is not in English: nothing here claims to know what it says. The
 * people who answer have read it.
 */
export const UNREAD_DOMAIN: PettyDomain = {
  id: "unread",
  nouns: "",
  thing: "the matter",
  questions: [],
  punishments: [
    "{loser} shall say sorry to {winner} today in the language of the complaint, with one hand on the heart.",
    "{loser} shall learn one new word from {winner} today and use it gracefully before bedtime.",
    "{loser} shall write {winner} a letter of six lines today in any language but that of excuses, and sign it with a flourish.",
    "{loser} shall bow to {winner} today, slowly, as people do in very old films once the music swells.",
    "{loser} shall hum {winner} a short anthem of surrender today and stand up for it.",
    "{loser} shall draw the whole affair for {winner} today in one picture without a single word.",
  ],
  truces: [
    "Party A and Party B shall each give the other one honest compliment today, in any language they share.",
    "Party A and Party B shall shake hands today for a slow count of ten, in two languages.",
    "Party A and Party B shall teach each other one kind word today and use both at once.",
  ],
  caseNames: [],
};
