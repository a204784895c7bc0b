import type { PettyDomain } from "../petty-domain";

/** Sounds from other people and other rooms. */
export const NOISE: PettyDomain = {
  id: "noise",
  keywords:
    "noise|noisy|stomp|stomps|chew|chews|slam|slams|slammed|drills|drilling|humming|crunch|crunches|slurp|slurps|" +
    "cracks his knuckles|cracks her knuckles|shout|party until|parties until|breathes|breathe too|breathing|" +
    "sneezes|on speaker|moves furniture|wind chimes|types like|claps|clapping|clap along|upstairs neighbour|" +
    "upstairs neighbor|whistles in|mows the lawn at|vacuums at|talks on the phone so|shout at|shouts at|hums all|" +
    "hums while|bangs|banging|heels|neighbor upstairs|neighbour upstairs|thumps|clicks his pen|clicks her pen|" +
    "pen clicking|sniffs|sniffling|burps|talks…loud|talk…loud|calls…loud|loud phone call|loud call|eats…loud|" +
    "chews…loud|breathe…loud|tv…loud|bass|yells|whispers loudly|eats…loudly|talks…loudly|chews…loudly|" +
    "breathes…loudly|sings…off key|calls…loudly|upstairs jump|jump all|kids upstairs|footsteps|stamping|mow…7am|mow…6am|mow…8am|mows…7am|mowing…am|leaf blower|lawn mower|lawnmower|mow the lawn at|mows the lawn at",
  hints:
    "loud|whistle|hum|hums|party|upstairs|clap|typing|types|quiet|midnight|3am|furniture|footsteps|ice cubes|" +
    "calls|drill|neighbour|neighbours|neighbors|knuckles|phone|loudly|cupboard|door|doors|screams",
  nouns:
    "leaf blower|lawnmower|lawn mower|noise|chewing|drilling|whistling|humming|stomping|slurping|quiet|wind chimes|knuckles|furniture|footsteps|" +
    "breathing|snoring|ice|lawn|mowing|humming|barking|music",
  thing: "the noise",
  questions: [
    ["deed", "Was {D} the source of {thing}?"],
    ["deed", "Could {thing} be heard from another room?"],
    ["frequency", "Has {C} heard it on more than three days?"],
    ["agreement", "Was there an agreed time for quiet?"],
    ["awareness", "Did {D} know how far the sound carries?"],
    ["warning", "Did {C} say something before reaching for the law?"],
    ["harm", "Did it keep {C} from sleep, work or a film?"],
    ["provocation", "Does {C} make sounds that {D} has had to live with?"],
    ["permission", "Did {C} ever join in or laugh about it?"],
    ["remedy", "Did {D} keep it down once asked?"],
    ["proportion", "Would most people hardly have noticed {thing}?"],
  ],
  punishments: [
    "{loser} shall spend fifteen minutes today communicating with {winner} in whispers and tasteful mime.",
    "{loser} shall walk the length of the home today so quietly that {winner}, eyes closed, cannot tell when.",
    "{loser} shall write a short concert review of {thing} today, with programme notes, and hand it to {winner}.",
    "{loser} shall gift {winner} a full hour of silence today, announced once and then observed.",
    "{loser} shall open and close one door for {winner} today so gently that the hinge takes credit.",
    "{loser} shall present {winner} with a catalogue of today's five quietest household sounds, performed live.",
  ],
  truces: [
    "Party A and Party B shall keep ten minutes of shared silence today; whoever speaks first makes the tea.",
    "Party A and Party B shall each make the sound that annoys the other most, today, once, and apologise to the air.",
    "Party A and Party B shall tiptoe through one room together today; the first creak owes the other a compliment.",
  ],
  caseNames: [
    "Order! Order! {theThing}",
    "{theThing}, Unmuted",
    "Contempt of Quiet: {theThing}",
    "Heard Through the Wall: {theThing}",
    "Decibels at Dawn: {theThing}",
    "Through the Ceiling: {theThing}",
  ],
  principles: [
    "No one has ever heard their own chewing and lived to describe it.",
    "A wall is a suggestion that sound politely ignores.",
    "Quiet is the only thing a home can own in common and still run out of.",
    "A ceiling is a floor with an audience.",
    "Doors speak for people who have stopped.",
    "The ear has no lid, which is an oversight.",
    "Every footstep upstairs is wearing boots.",
  ],
};
