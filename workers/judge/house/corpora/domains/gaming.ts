import { byHand, type PettyDomain } from "../petty-domain";

/** Games on a screen. Those on a table are `board-games`. */
export const GAMING: PettyDomain = {
  id: "gaming",
  nouns:
    "match|ranked match|lobby|raid|level|kill|kills|game|console|controller|mario kart|save file|rematch|loot|skins|xbox|playstation|minecraft|video game",
  thing: "the game",
  questions: byHand(
    "agreement | Do the two of you have a rule about games? | they have a rule about games | they have no rule about games",
    "provocation | Has {C} ever quit a game in a huff? | {C} has quit a game in a huff | {C} has never quit a game in a huff",
    "view | Is it only a game? | it is only a game | it is more than a game",
    "colour | Will the score be forgotten in a week? | the score will be forgotten in a week | the score will not be forgotten in a week | score|won|wins?|lost|lose|loses|beat|beats|goals?|points?",
    "you | Have you ever blamed the controller or the connection? | {p} has blamed the controller or the connection | {p} has never blamed the controller or the connection",
  ),
  punishments: [
    "{loser} shall grant {winner} one game of {winner}'s choice today and provide the commentary for both sides.",
    "{loser} shall write a concession speech about {thing} today and deliver it to {winner} from behind a lectern.",
    "{loser} shall build {winner} a trophy out of paper today and present it with a handshake.",
    "{loser} shall act as {winner}'s tutorial level today, explaining the three nearest objects with arrows.",
    "{loser} shall build {winner} a loading screen on paper today, with a bar that finally completes.",
    "{loser} shall hand {winner} a controller today, real or drawn, with both hands and a full charge.",
  ],
  truces: [
    "Party A and Party B shall settle it today over three rounds of rock, paper, scissors, refereed by mutual suspicion.",
    "Party A and Party B shall play one round of anything today with the wrong hand and make no comment on the result.",
    "Party A and Party B shall each write the other's character sheet today, with generous scores for patience.",
  ],
  caseNames: [
    "Out of Lives: {theThing}",
    "House Rules v. {theThing}",
    "Best of Three: {theThing}",
    "Respawn Pending: {theThing}",
    "Insert Coin: {theThing}",
    "Player Two v. {theThing}",
  ],
};
