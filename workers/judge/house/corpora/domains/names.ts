import type { PettyDomain } from "../petty-domain";

/** Names: of children and cats, nicknames, and names that are got wrong. */
export const NAMES: PettyDomain = {
  id: "names",
  keywords:
    "nickname|nicknames|nicknamed|baby name|baby names|named her baby|named his baby|named their baby|named her son|named his son|named her daughter|" +
    "named his daughter|named her dog|named his dog|named her cat|named his cat|named the dog|named the cat|named our|named the baby|names the dog|" +
    "the name i|name i wanted|name i picked|name i chose|name i was|my name wrong|gets my name|got my name|by my full name|middle name|last name|maiden name|" +
    "calls me by|called me by|calls me…name|wrong name|by her name|his exs name|her exs name|spells my name|saved in his phone as|saved in her phone as|" +
    "saved me in|contact name|in his phone as|in her phone as|calls me bud|calls me buddy|calls me champ|calls me bro|calls me dude|calls me sport|calls me kiddo|calls me boss",
  hints: "name|named|names|calls me|called me|calls|baby|puppy|hamster|initials|pet name",
  nouns: "name|nickname|names|nicknames|word|baby name|surname|initials",
  thing: "the name",
  questions: [
    ["deed", "Did {D} do something to a name that is hard to undo?"],
    ["deed", "Did {D} say it where others could hear?"],
    [
      "frequency",
      "Has {D} gone on with it after the first frown?",
      "calls|called|calling|nickname|nicknames|nicknamed|saved|wrong",
    ],
    ["frequency", "Is it the second thing of {C}'s choosing to turn up on {D}'s side?", "named|naming|names|the name"],
    ["agreement", "Was it known to {D} which name {C} prefers?"],
    ["awareness", "Did {D} watch {C}'s face while saying it?"],
    ["warning", "Had {C} put in a claim, or a protest, beforehand?"],
    ["harm", "Have other people begun to use it?"],
    ["provocation", "Does {C} have a name for {D} that is not for company?"],
    ["permission", "Did {C} ever answer to it?", "calls|called|calling|nickname|nicknames|nicknamed|saved|wrong"],
    ["permission", "Did {C} ever say that it was free for the taking?", "named|naming|names|the name"],
    [
      "remedy",
      "Has {D} tried another name since, for an hour or so?",
      "calls|called|calling|nickname|nicknames|nicknamed|saved|wrong",
    ],
    ["remedy", "Has {D} offered {C} a better one in return?", "named|naming|names|the name"],
    [
      "proportion",
      "Will it be a term of affection in ten years' time?",
      "calls|called|calling|nickname|nicknames|nicknamed|saved|wrong",
    ],
    ["proportion", "Is there room in the world for two of that name?", "named|naming|names|the name"],
  ],
  punishments: [
    "{loser} shall address {winner} today by full name and three invented titles, without a smile.",
    "{loser} shall answer until tonight to whatever {winner} calls {loser}, in reason, at the first call.",
    "{loser} shall name one household object after {winner} today and hold the christening.",
    "{loser} shall write {winner}'s name ten times today in the finest hand, as on a royal menu.",
    "{loser} shall introduce {winner} to three pieces of furniture today, correctly.",
    "{loser} shall wear a badge today on which {winner} has written the name.",
  ],
  truces: [
    "Party A and Party B shall agree on one new name for each other today and use it twice.",
    "Party A and Party B shall each reveal the name they would have liked to have, and be called so until supper.",
    "Party A and Party B shall name one cloud together today and wish it well.",
  ],
  caseNames: [
    "In the Name of {theThing}",
    "What's in {theThing}?",
    "{theThing}, Also Known As",
    "Hello, My Name Is {theThing}",
    "By Any Other Word: {theThing}",
    "The Christening of {theThing}",
  ],
  principles: [
    "A name is the one thing you own that others use more.",
    "Nicknames are given by whoever does not have to wear them.",
    "A name thought of in secret is taken in public.",
    "Nobody has ever chosen “buddy”.",
    "To dub is easy; to undub takes a generation.",
    "Whoever is called everything is asked nothing.",
  ],
};
