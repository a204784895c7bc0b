import type { PettyDomain } from "../petty-domain";

/** Shoes indoors, and what they brought with them. */
export const SHOES: PettyDomain = {
  id: "shoes",
  keywords:
    "shoes in the house|shoes inside|wears his shoes|wears her shoes|outdoor shoes|muddy|mud across|her boots|" +
    "his boots|wellies|trainers on|sneakers on|slippers|muddy footprints|footprints|pairs of shoes at|" +
    "kicks his shoes|kicks off|clogs|wet boots|boots in the hall|shoe rack|doormat|on my rug|his shoes in|" +
    "her shoes in|leaves his shoes|leaves her shoes|shoes in the|shoes by the|shoes everywhere|leaves…shoes|" +
    "muddy shoes|in heels on|parquet|shoes|barefoot",
  hints: "boots|mud|carpet|hallway|trainers|sneakers|rug|floor|socks",
  nouns: "shoes|boots|mud|slippers|sneakers|trainers|wellies|rug|footprints|clogs|doormat",
  thing: "the shoes",
  questions: [
    ["deed", "Did {D} carry the outdoors past the doormat?"],
    ["deed", "Was {D} the one who wore them?"],
    [
      "frequency",
      "Has this been found on the floor before?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked|leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    ["agreement", "Is there a rule in this home about shoes?"],
    [
      "awareness",
      "Did {D} see the doormat?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "awareness",
      "Did {D} step over them, too?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "warning",
      "Did {C} ask {D} to leave shoes at the door?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "warning",
      "Did {C} ask for the way to be kept clear?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "harm",
      "Did {C} have to mop, or to step around it?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "harm",
      "Did {C} trip, search, or come close to either?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "provocation",
      "Has {C} ever dashed back in for the keys with shoes on?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "provocation",
      "Has {C} a pair or two astray as well?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "permission",
      "Did {C} ever tell a guest that shoes were fine?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "permission",
      "Did {C} ever say that it did not matter where?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "remedy",
      "Did {D} wipe up what was brought in?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "remedy",
      "Has {D} put a pair away since, unasked?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
    [
      "proportion",
      "Was it, in the end, dry?",
      "mud|muddy|inside|indoors|in the house|in the flat|floor|floors|carpet|rug|walk|walks|walked|wear|wears|wore|wearing|on the bed|in bed|shoes on|on the sofa|on the couch|parquet|track|tracks|tracked",
    ],
    [
      "proportion",
      "Would a second rack have settled it?",
      "leave|leaves|leaving|left|hallway|hall|everywhere|stairs|kick|kicks|pile|piles|move|moves|moving|rack|take|takes|took",
    ],
  ],
  punishments: [
    "{loser} shall line up every pair at the door today in parade order and let {winner} inspect the ranks.",
    "{loser} shall deliver {winner}'s slippers today on a tray, left and right correctly introduced.",
    "{loser} shall write the doormat a speech of thanks today and give it while standing on it, with {winner} present.",
    "{loser} shall polish one pair of {winner}'s choosing today until it could attend a wedding.",
    "{loser} shall draw a map of the footprints today, with a dotted line and a theory, for {winner}.",
    "{loser} shall cross the hall in socks today as silently as a curator, with {winner} holding the stopwatch.",
  ],
  truces: [
    "Party A and Party B shall take their shoes off together today and place the four of them in a peaceful arrangement.",
    "Party A and Party B shall agree on the exact border between outside and inside today and mark it with a thread.",
    "Party A and Party B shall each swap slippers with the other for five minutes today and report.",
  ],
  caseNames: [
    "Tracks Leading to {theThing}",
    "{theThing} at the Threshold",
    "Not Past the Doormat: {theThing}",
    "Laces and Grievances: {theThing}",
    "In Step with {theThing}",
    "The Hallway Findings on {theThing}",
  ],
  principles: [
    "A doormat says welcome and means stop.",
    "Mud has no accomplices, only soles.",
    "Every hall has room for one pair too few.",
    "Socks tell a host what manners would not.",
    "The carpet keeps a diary in brown.",
    "Nobody wears shoes indoors who also mops.",
  ],
};
