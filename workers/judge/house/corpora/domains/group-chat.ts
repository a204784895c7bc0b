import type { PettyDomain } from "../petty-domain";

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
    ["frequency", "Has the chat seen this from {D} before?", "chat|group|thread"],
    ["frequency", "Has {C}'s phone seen this from {D} before?"],
    ["agreement", "Does the chat have rules, if only in its description?", "chat|group|thread"],
    ["agreement", "Is there an understanding about what is worth a message?"],
    [
      "awareness",
      "Did {D} know how many screens would light up?",
      "send|sends|sending|sent|meme|memes|gif|gifs|sticker|stickers|voice|spam|spams|link|links|reel|reels|message|messages|photos|chat|group",
    ],
    ["warning", "Did {C} say so outside the chat first?"],
    [
      "harm",
      "Did {C} miss something, or far too little, because of it?",
      "send|sends|sending|sent|meme|memes|gif|gifs|sticker|stickers|voice|spam|spams|link|links|reel|reels|message|messages|photos|reply|replies",
    ],
    ["harm", "Did {C} feel it for longer than an afternoon?"],
    ["provocation", "Has {C} ever sent a message that needed only a nod?"],
    [
      "permission",
      "Did {C} ever answer it with a laughing face?",
      "send|sends|sending|sent|meme|memes|gif|gifs|sticker|stickers|voice|spam|spams|link|links|reel|reels|message|messages|photos",
    ],
    ["permission", "Did {C} ever wish the chat gone, in so many words?", "chat|group"],
    [
      "remedy",
      "Has {D} been briefer since?",
      "send|sends|sending|sent|meme|memes|gif|gifs|sticker|stickers|voice|spam|spams|link|links|reel|reels|message|messages|photos",
    ],
    ["remedy", "Has {D} explained it since, in person?"],
    [
      "proportion",
      "Would muting it for an hour have cured everything?",
      "send|sends|sending|sent|meme|memes|gif|gifs|sticker|stickers|voice|spam|spams|link|links|reel|reels|message|messages|photos",
    ],
    ["proportion", "Was life, for an hour or so, rather quieter?", "left|leaves|leave|removed|mute|muted"],
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
