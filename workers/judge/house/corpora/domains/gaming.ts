import type { PettyDomain } from "../petty-domain";

/** Games on a screen. Those on a table are `board-games`. */
export const GAMING: PettyDomain = {
  id: "gaming",
  keywords:
    "took the kill|took my kill|stole my kill|steals my kills|steals kills|voice chat|league of legends|candy crush|my team|valorant|overwatch|apex|gaming|console|controller|xbox|playstation|ps5|nintendo|mario kart|save file|lag|minecraft|fifa|zelda|" +
    "fortnite|smash|rage quit|screen peek|video game|split screen|my skins|my loot|loot|headset|the raid|" +
    "player two|my account and lost|animal crossing|mid game|paused the game|gamer|overwrote|my save|" +
    "on my account|high score|steam account|discord|his headset|quits whenever|respawn|speedrun|wii|gta|" +
    "call of duty|pokemon|sims|roblox|game boy|esports|boss fight|npc|loading screen|ranked game|ranked match|elo|rage quits|rage-quit",
  hints: "game|games|level|raid|rematch|league|character|wins|paused|match|server|hours in|play|plays|quit|winning",
  nouns:
    "match|ranked match|lobby|raid|level|kill|kills|game|console|controller|mario kart|save file|rematch|loot|skins|xbox|playstation|minecraft|video game",
  thing: "the game",
  questions: [
    ["deed", "Did {D} do something in {thing} that the rules do not foresee?"],
    ["deed", "Did {D} gain by what happened in {thing}?"],
    ["frequency", "Has something like this happened in {thing} before?"],
    ["agreement", "Had the two of you agreed who plays, when and on which save?"],
    ["awareness", "Did {D} know what was at stake in {thing}?"],
    ["warning", "Did {C} object at once, and in a calm voice?"],
    ["harm", "Did {C} lose a level, a lead or an evening?"],
    ["provocation", "Has {C} ever pressed pause at a helpful moment?"],
    ["permission", "Did {C} let it pass at the time?"],
    ["remedy", "Has {D} offered a rematch?"],
    ["proportion", "Is it, in the end, only a game?"],
  ],
  punishments: [
    "{loser} shall grant {winner} a rematch within the day and provide the commentary for both sides.",
    "{loser} shall write a concession speech about {thing} today and deliver it to {winner} from behind a lectern.",
    "{loser} shall build {winner} a trophy out of paper today and present it with a handshake.",
    "{loser} shall act as {winner}'s tutorial level today, explaining the sofa, the door and the kettle with arrows.",
    "{loser} shall build {winner} a loading screen on paper today, with a bar that finally completes.",
    "{loser} shall give {winner} the good controller tonight, presented with both hands and a full charge.",
  ],
  truces: [
    "Party A and Party B shall settle it today over three rounds of rock, paper, scissors, refereed by mutual suspicion.",
    "Party A and Party B shall play one round today with controllers swapped and no comment on the result.",
    "Party A and Party B shall each write the other's character sheet today, with generous scores for patience.",
  ],
  caseNames: [
    "Game Over: {theThing}",
    "House Rules v. {theThing}",
    "{theThing}: The Rematch",
    "Respawn Pending: {theThing}",
    "Insert Coin: {theThing}",
    "Player Two v. {theThing}",
  ],
  principles: [
    "House rules bind the house, above all while it is losing.",
    "Nobody cheats at what they call only a game.",
    "A rule remembered in the last round is a weapon.",
    "Lag strikes only those who are losing.",
    "A save file is a diary that someone can overwrite.",
    "The second controller has always had the drift.",
    "Every boss is beaten by the one not holding the pad.",
    "One more round is a unit of several hours.",
  ],
};
