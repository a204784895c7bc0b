import type { PettyDomain } from "../petty-domain";

/** Plants, gardens and whoever promised to water them. */
export const PLANTS: PettyDomain = {
  id: "plants",
  keywords:
    "water my plants|watered|waters the|overwatered|basil|cactus|orchid|monstera|ficus|fern|houseplant|succulent|" +
    "tulips|roses|flowerbed|hedge|repotted|pruned|my tomatoes|mowed|mow|mows the lawn|the lawn|tree drops|" +
    "plastic plant|compost heap|plants die|plants on my side|my plants|my plant|the plants|watering can|seedlings|" +
    "weeds|digs up my|cut down my|rosemary|herbs|daffodils|sunflower|my flowers|strawberries|chopped down|" +
    "cuttings|my mint|drowned my|overwaters|cut my hedge|hedges|flower|bonsai|my cactus|garden|tomato plant|" +
    "leaf blower|lawnmower noise|weeding|hosepipe|orchid die|plant die|basil die",
  hints: "plants|plant|lawn|flowers|leaves|water|tree|tomatoes|digs up|died",
  nouns:
    "plants|plant|basil|cactus|orchid|monstera|ficus|fern|tulips|roses|hedge|lawn|garden|tomatoes|flowerbed|" +
    "plastic plant|tree",
  thing: "the plants",
  questions: [
    ["deed", "Was {D} in charge of {thing} at the time?"],
    ["deed", "Did {D} do too much or too little for {thing}?"],
    [
      "frequency",
      "Has greenery suffered in {D}'s care before?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    [
      "agreement",
      "Had the two of you agreed who waters, cuts and picks?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    ["awareness", "Did {D} know what {thing} meant to {C}?"],
    [
      "warning",
      "Did {C} leave instructions that a calm person could follow?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    [
      "harm",
      "Was it worse than one brown leaf?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    [
      "provocation",
      "Has {C} ever let something wither and hidden the pot?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    ["permission", "Did {C} tell {D} to do whatever seemed best?"],
    [
      "remedy",
      "Has {D} tried to nurse anything back since?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
    [
      "proportion",
      "Would it have grown back, or withered, in any case?",
      "plant|plants|plant's|kill|kills|killed|died|dead|dies|cactus|basil|fern|flowers|drown|drowned|overwatered|water|waters|watered|watering|repot|repotted|pruned|orchid|tomatoes|herbs|monstera|succulent|bonsai|roses|trampled",
    ],
  ],
  punishments: [
    "{loser} shall apologise to {thing} today by Latin name, real or improvised, with {winner} as interpreter.",
    "{loser} shall read the leaves one poem today in {winner}'s hearing, with pauses for photosynthesis.",
    "{loser} shall water whatever {winner} points at today, by the thimble, asking each time whether that will be all.",
    "{loser} shall plant a small flag of peace in one pot today, with an address to {winner} and the soil.",
    "{loser} shall stand in for a plant at the window today for three minutes while {winner} decides on the light.",
    "{loser} shall draw {thing} as it might have been today, in full bloom, for {winner} to hang up.",
  ],
  truces: [
    "Party A and Party B shall name one plant together today and brief each other on its wishes.",
    "Party A and Party B shall each water one green thing today while the other counts aloud and says nothing else.",
    "Party A and Party B shall find one new leaf today, anywhere, and agree that it is looking well.",
  ],
  caseNames: [
    "The Wilting of {theThing}",
    "Root and Branch: {theThing}",
    "{theThing}: Cut Down in Its Prime",
    "Overwatered, Underloved: {theThing}",
    "The Potting Shed Files: {theThing}",
    "Turning Over {theThing}",
  ],
  principles: [
    "A plant complains only once, and in brown.",
    "More water is what guilt prescribes.",
    "The hedge was even until somebody evened it.",
    "A lawn is a carpet that asks to be shaved.",
    "Basil dies in order to be talked about.",
    "Nobody has killed a cactus in a hurry.",
  ],
};
