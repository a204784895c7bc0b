import { byHand, type PettyDomain } from "../petty-domain";

/** Messages between two: sent, seen, unanswered. */
export const TEXTING: PettyDomain = {
  id: "texting",
  nouns: "text|reply|message|voicemail|emoji|thumbs up|paragraphs",
  thing: "the messages",
  questions: byHand(
    "agreement | Do the two of you have an understanding about messages? | they have an understanding about messages | they have no understanding about messages",
    "provocation | Has {C} ever taken a day to answer {D}? | {C} has taken a day to answer {D} | {C} has never taken a day to answer {D}",
    "view | Is a slow answer better than a quick “ok”? | a slow answer is better than a quick “ok” | a slow answer is no better than a quick “ok”",
    "harm | Was there anything urgent in it? | there was something urgent in it | there was nothing urgent in it",
    "you | Have you ever written an answer in your head and never sent it? | {p} has written an answer in the head and never sent it | {p} has never written an answer in the head without sending it",
  ),
  punishments: [
    "{loser} shall answer {winner}'s next message today within one minute, in one complete sentence, and leave it at that.",
    "{loser} shall write {winner} a letter by hand today, opening with “I write to you at last”, and read it out.",
    "{loser} shall record {winner} a voice note of exactly thirty seconds today, with a proper beginning and end.",
    "{loser} shall reply to {winner} only in rhyme until dinner today.",
    "{loser} shall compose one message to {winner} today with a greeting, two paragraphs and a signature.",
    "{loser} shall read {winner} a telegram aloud today, ending on the word “STOP”, and wait for the reply.",
  ],
  truces: [
    "Party A and Party B shall exchange one real letter each today, on paper, three sentences at least, no emoji.",
    "Party A and Party B shall each answer one old message of the other's today, beginning “in reply to yours of the”.",
    "Party A and Party B shall hold one conversation aloud today in which every line is acknowledged within three seconds.",
  ],
  caseNames: [
    "Seen, and Not Heard: {theThing}",
    "Draft Not Saved: {theThing}",
    "Typing… Typing… {theThing}",
    "Delivered 9:41: {theThing}",
    "Two Blue Ticks v. {theThing}",
    "Last Seen Today: {theThing}",
  ],
};
