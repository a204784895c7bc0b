import type { PettyDomain } from "../petty-domain";

/** Exercise, sport and who kept the score. */
export const SPORT: PettyDomain = {
  id: "sport",
  keywords:
    "gym|workout|tennis|football|soccer|referee|treadmill|yoga|offside|golf|push-ups|push ups|" +
    "fantasy league|fantasy football|running track|our run|sideline|climbing|badminton|ball was|passes the ball|" +
    "swimming|spin class|squash|penalty|marathon|belay|padel|basketball|dumbbell|won the race|the race|sprint|" +
    "hiking|cycling|bowling|darts|boxing|squats|mid set|running buddy|volleyball|rugby|cricket|" +
    "ping pong|personal best|line calls|warms up|warm up|goalposts|kickabout|injured|stretching|pilates|crossfit|" +
    "jogging|surfing|skiing|gym bag|foul|umpire|free kick|fouled|trophy|medal",
  hints:
    "run|jog|goal|bench|team|match|ball|bike|score|swim|race|coach|stroke|player|training|league|out of bounds|" +
    "beat me at|beats me at|hike|pool",
  nouns: "workout|treadmill|tennis|football|goal|match|ball|bike|bench|score|golf|fantasy league|race|run",
  thing: "the match",
  questions: [
    ["deed", "Was {D} at fault in the matter of {thing}?"],
    ["deed", "Did {D} act as if the point had been settled?"],
    ["frequency", "Has this come up after more than one session?"],
    ["agreement", "Had the two of you agreed on the rules or the times?"],
    ["awareness", "Did {D} see that {C} disagreed?"],
    ["warning", "Did {C} raise it on the spot?"],
    ["harm", "Did it ruin the session for {C}?"],
    [
      "provocation",
      "Has {C} ever claimed a point that was not quite in?",
      "out|point|points|score|scores|cheat|cheats|cheated|foul|fouls|line|lines|call|calls|goal|goals|offside|won|win|beat|referee",
    ],
    ["provocation", "Has {C} ever let the side down, in a small way?"],
    ["permission", "Did {C} wave it through at the time?"],
    [
      "remedy",
      "Did {D} offer to play the point again?",
      "out|point|points|score|scores|cheat|cheats|cheated|foul|fouls|line|lines|call|calls|goal|goals|offside|won|win|beat|referee",
    ],
    ["remedy", "Has {D} made amends on the pitch, or off it?"],
    ["proportion", "Was anybody keeping score apart from {C}?"],
  ],
  punishments: [
    "{loser} shall give {winner} a post-match interview today, using only sporting clichés.",
    "{loser} shall hold up a homemade scoreboard for {winner} during one household task today.",
    "{loser} shall stretch with {winner} for five minutes today and let {winner} call the count.",
    "{loser} shall show {winner} a yellow card today, made of paper, with their own name on it.",
    "{loser} shall award {winner} a medal ceremony today on the nearest step, with the anthem hummed.",
    "{loser} shall referee {winner}'s next cup of tea today with whistle sounds and one generous ruling.",
  ],
  truces: [
    "Party A and Party B shall replay the disputed point today with a balled-up sock, best of three.",
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
  principles: [
    "The line is out for whoever did not hit the ball.",
    "Fitness is the ability to carry a grudge for ten kilometres.",
    "A referee is a person who was going to be wrong anyway.",
    "The ball knows, and has never been called.",
    "A warm-up is a sport for whoever is late.",
    "Every defeat was nearly a draw, in the car.",
    "Nobody loses a point in their own telling.",
  ],
};
