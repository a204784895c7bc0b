import type { PettyDomain } from "../petty-domain.server";

/** Voice notes and conversations with too many people in them. */
export const GROUP_CHAT: PettyDomain = {
  id: "group-chat",
  keywords:
    "group chat|family chat|voice note|voice notes|voice notes instead|voice messages|voice message|left the chat|" +
    "memes a day|made a new group|renamed the group|good morning gifs|muted our|boys chat|girls chat|other chat|" +
    "separate group|screenshotted the chat|in the chat|chat group|poll in the|the chat|muting the|14 messages|" +
    "messages where one would|the family group|left the group|message in the group|in the family group|" +
    "from the group|sends…voice|whatsapp group|group text|spams|unread messages|sticker|stickers|" +
    "everyone in the group",
  hints: "memes|gifs|chat|group|messages|whatsapp|muted|poll|podcast|without saying goodbye",
  nouns: "group chat|family chat|voice notes|voice note|voice messages|memes|gifs|poll|group|chat",
  thing: "the group chat",
  questions: [
    ["deed", "Was {D} the author of what {C} complains of?"],
    ["deed", "Did {D} send it to everybody, or to nobody, when one was meant?"],
    ["frequency", "Has the chat seen this from {D} before?"],
    ["agreement", "Does the chat have rules, if only in its description?"],
    ["awareness", "Did {D} know how many screens would light up?"],
    ["warning", "Did {C} say so outside the chat first?"],
    ["harm", "Did {C} miss something, or far too little, because of it?"],
    ["provocation", "Has {C} ever sent a message that needed only a nod?"],
    ["permission", "Did {C} ever answer it with a laughing face?"],
    ["remedy", "Has {D} been briefer since?"],
    ["proportion", "Would muting it for an hour have cured everything?"],
  ],
  punishments: [
    "{loser} shall deliver {winner} one message in person today, beginning with who is typing.",
    "{loser} shall say in ten words today what took a whole voice note, to {winner}, without an “anyway”.",
    "{loser} shall bow out of every room today with a full farewell to {winner}, as from a chat worth leaving.",
    "{loser} shall react to everything {winner} says for ten minutes today with a hand-drawn thumb.",
    "{loser} shall appoint {winner} administrator of the sofa today, with power to mute.",
    "{loser} shall pin one remark of {winner}'s to the kitchen wall today, where pinned remarks belong.",
  ],
  truces: [
    "Party A and Party B shall hold a chat of two today, aloud, with one topic, and leave together.",
    "Party A and Party B shall each sum up the last hundred messages today in a single sentence, and compare.",
    "Party A and Party B shall agree on one gif that may stand for peace, today, and act it out.",
  ],
  caseNames: [
    "{theThing}: One Participant Has Left",
    "Muted for Eight Hours: {theThing}",
    "You Were Added to {theThing}",
    "At Everyone: {theThing}",
    "{theThing} at Double Speed",
    "Admin of {theThing}",
  ],
  principles: [
    "In a group of ten, nine are waiting for someone.",
    "A voice note is a telephone call with no defence.",
    "Leaving quietly is the loudest notification.",
    "Every chat has a second chat, without you.",
    "A poll is how a group agrees not to answer.",
    "Muting is forgiveness for eight hours.",
  ],
};
