import type { PettyDomain } from "../petty-domain";

/** Messages between two: sent, seen, unanswered. */
export const TEXTING: PettyDomain = {
  id: "texting",
  keywords:
    "left me on read|left on read|on read|ghost|ghosted|ghosting|didnt answer me|never replies|reply|replied|" +
    "replies|one word answer|thumbs up|texts me|whatsapp|voicemail|double text|never picks up|call back|" +
    "calls me back|blue ticks|typing bubble|answers every message|takes hours to answer|hours to answer|unread|" +
    "messages me|texted|never writes back|my text|last seen|was online|were online|only messages|only texts|" +
    "messages when|texts when|texts back|text back|my texts|my calls|answer the phone|answer his phone|" +
    "answer her phone|picks up the phone|missed calls|answers my|voicemails|punctuation in texts|full stop in|lol|" +
    "double texts|instant reply",
  hints:
    "text|texting|texts|message|messages|seen|dm|emoji|respond|answer|answered|answers|online|call|calls|" +
    "paragraph|meme|stories",
  nouns: "text|reply|message|voicemail|emoji|thumbs up|paragraphs",
  thing: "the unanswered message",
  questions: [
    ["deed", "Did {D} see it and say nothing for some time?"],
    ["deed", "Was {D} online during the silence?"],
    ["frequency", "Has a silence like this happened more than once?"],
    ["agreement", "Is there an understanding between the two of you about how fast to reply?"],
    ["awareness", "Did {D} know that {C} was waiting?"],
    ["warning", "Did {C} follow up in a friendly tone?"],
    ["harm", "Did {C} need the answer for something real?"],
    ["provocation", "Has {C} ever taken a day to answer {D}?"],
    ["permission", "Had {C} said “no rush” or anything like it?"],
    ["remedy", "Did {D} explain the delay without being asked?"],
    ["proportion", "Was it, all things considered, a message that could wait?"],
  ],
  punishments: [
    "{loser} shall answer {winner}'s next three messages today within one minute, each in a complete sentence.",
    "{loser} shall send {winner} a handwritten letter today, delivered by hand, opening with “I write to you at last”.",
    "{loser} shall record {winner} a voice note of exactly thirty seconds today, with a proper beginning and end.",
    "{loser} shall reply to {winner} only in rhyme until dinner today.",
    "{loser} shall compose one message to {winner} today with a greeting, two paragraphs and a signature.",
    "{loser} shall deliver {winner} a telegram in person today, ending on the word “STOP”, and wait for the reply.",
  ],
  truces: [
    "Party A and Party B shall exchange one real letter each today, on paper, three sentences at least, no emoji.",
    "Party A and Party B shall each answer one old message of the other's today, beginning “in reply to yours of the”.",
    "Party A and Party B shall hold one conversation aloud today in which every line is acknowledged within three seconds.",
  ],
  caseNames: [
    "Seen, and Not Heard: {theThing}",
    "Left on Read: {theThing}",
    "Typing… Typing… {theThing}",
    "Delivered 9:41: {theThing}",
    "Two Blue Ticks v. {theThing}",
    "Last Seen Today: {theThing}",
  ],
  principles: [
    "Two blue ticks are a signature.",
    "A thumbs up ends a conversation as a lid ends a soup.",
    "“I thought I had replied” is the oldest plea in this court.",
    "A reply delayed is a reply rehearsed.",
    "Three dots have raised more hopes than churches.",
    "“K” is a letter in the sense of correspondence too.",
    "Everybody is online and nobody is in.",
    "A message read in bed was never delivered.",
  ],
};
