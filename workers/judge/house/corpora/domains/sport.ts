import { byHand, type PettyDomain } from "../petty-domain";

/** Exercise, sport and who kept the score. */
export const SPORT: PettyDomain = {
  id: "sport",
  nouns: "workout|treadmill|Tennis|Football|goal|match|ball|bike|bench|score|Golf|fantasy league|race|run",
  thing: "the match",
  questions: byHand(
    "agreement | Were the rules clear to both of you? | the rules were clear to both | the rules were not clear to both",
    "provocation | Has {C} ever claimed a point that was not quite one? | {C} has claimed a point that was not quite one | {C} has never claimed a point that was not one | tennis|padel|squash|badminton|ping[- ]?pong|golf|match(?:es)?|rally|serves?|racket|five-a-side|goals?|foul|referee|bowl\\p{L}*|race|runs?|running|swim\\p{L}*",
    "view | Is taking part what counts? | taking part is what counts | taking part is not what counts",
    "colour | Would a slow-motion replay settle this? | a slow-motion replay would settle this | no slow-motion replay would settle this",
    "you | Have you ever blamed the racket, the shoes or the wind? | {p} has blamed the racket, the shoes or the wind | {p} has never blamed the racket, the shoes or the wind | tennis|padel|squash|badminton|ping[- ]?pong|golf|match(?:es)?|rally|serves?|racket|five-a-side|goals?|foul|referee|bowl\\p{L}*|race|runs?|running|swim\\p{L}*",
  ),
  punishments: [
    "{loser} shall give {winner} a post-match interview today, using only sporting clichés.",
    "{loser} shall hold up a homemade scoreboard for {winner} today during one entirely ordinary task.",
    "{loser} shall stretch with {winner} for five minutes today and let {winner} call the count.",
    "{loser} shall show {winner} a yellow card today, made of paper and made out to {loser}.",
    "{loser} shall hold a medal ceremony for {winner} today on the nearest step, with the anthem hummed.",
    "{loser} shall referee {winner}'s next cup of tea today with whistle sounds and one generous ruling.",
  ],
  truces: [
    "Party A and Party B shall settle the score today with a balled-up sock, best of three.",
    "Party A and Party B shall exchange paper pennants today, as at the start of a hard international.",
    "Party A and Party B shall each name the other player of the match today, with one reason.",
  ],
  caseNames: [
    "Extra Time: {theThing}",
    "{theThing} Under Review",
    "Off the Post: {theThing}",
    "Foul Play: {theThing}",
    "Into Injury Time: {theThing}",
    "Let the Replay Show {theThing}",
  ],
};
