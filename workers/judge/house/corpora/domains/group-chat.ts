import { byHand, type PettyDomain } from "../petty-domain";

/** Voice notes and conversations with too many people in them. */
export const GROUP_CHAT: PettyDomain = {
  id: "group-chat",
  nouns: "group chat|family chat|voice notes|voice note|voice messages|memes|gifs|poll|group|chat",
  thing: "the group chat",
  questions: byHand(
    "agreement | Does the chat have a rule that everybody in it knows? | the chat has a rule that everybody in it knows | the chat has no rule that everybody in it knows",
    "provocation | Has {C} ever sent a chat something that nobody needed? | {C} has sent a chat something that nobody needed | {C} has never sent a chat something that nobody needed",
    "view | Does a chat need rules at all? | a chat needs rules | a chat needs no rules at all",
    "colour | Would anybody miss the chat, if it vanished tonight? | somebody would miss the chat if it vanished tonight | nobody would miss the chat if it vanished tonight",
    "you | Have you ever muted a chat that both of you are in? | {p} has muted a chat that both of them are in | {p} has never muted a chat that both of them are in",
  ),
  punishments: [
    "{loser} shall deliver {winner} one message aloud today, announcing first that {loser} is typing.",
    "{loser} shall say in ten words today what could have taken a hundred messages, to {winner}, without an “anyway”.",
    "{loser} shall bow out of one conversation today with a full farewell to {winner}, as from a chat worth leaving.",
    "{loser} shall react to everything {winner} says for ten minutes today with a hand-drawn thumb.",
    "{loser} shall appoint {winner} administrator of the next conversation today, with power to mute.",
    "{loser} shall pin one remark of {winner}'s to the nearest wall today, where pinned remarks belong.",
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
};
