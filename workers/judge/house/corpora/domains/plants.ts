import { byHand, type PettyDomain } from "../petty-domain";

/** Plants, gardens and whoever promised to water them. */
export const PLANTS: PettyDomain = {
  id: "plants",
  nouns:
    "plants|plant|basil|cactus|orchid|monstera|ficus|fern|tulips|roses|hedge|lawn|garden|tomatoes|flowerbed|" +
    "plastic plant|tree",
  thing: "the plants",
  questions: byHand(
    "agreement | Was it clear who looks after the plants? | it was clear who looks after the plants | it was not clear who looks after the plants | plants?|basil|cactus|cacti|ferns?|succulents?|orchids?|tulips?|roses?|flowers?|tomato(?:es)?|herbs?|seedlings?|bonsai|ivy|monstera",
    "provocation | Has a plant ever died in {C}'s care? | a plant has died in {C}'s care | no plant has ever died in {C}'s care",
    "view | Is a plant only a plant? | a plant is only a plant | a plant is more than a plant",
    "colour | Would a guest have noticed that anything was wrong? | a guest would have noticed that something was wrong | no guest would have noticed that anything was wrong | plants?|basil|cactus|cacti|ferns?|succulents?|orchids?|tulips?|roses?|flowers?|tomato(?:es)?|herbs?|seedlings?|bonsai|ivy|monstera",
    "you | Have you ever talked to a plant? | {p} has talked to a plant | {p} has never talked to a plant",
  ),
  punishments: [
    "{loser} shall apologise to {thing} today by Latin name, real or improvised, with {winner} as interpreter.",
    "{loser} shall read the leaves one poem today in {winner}'s hearing, with pauses for photosynthesis.",
    "{loser} shall water whatever {winner} points at today, by the thimble, asking each time whether that will be all.",
    "{loser} shall plant a small paper flag of peace beside one plant today, with an address to {winner} and the soil.",
    "{loser} shall stand in for a plant at the window today for three minutes while {winner} decides on the light.",
    "{loser} shall draw {thing} in full bloom today, from hope and not from memory, for {winner} to hang up.",
  ],
  truces: [
    "Party A and Party B shall name one plant together today and brief each other on its wishes.",
    "Party A and Party B shall each water one green thing today while the other counts aloud and says nothing else.",
    "Party A and Party B shall find one new leaf today, anywhere, and agree that it is looking well.",
  ],
  caseNames: [
    "Grounds for Complaint: {theThing}",
    "Root and Branch: {theThing}",
    "Green Fingers v. {theThing}",
    "Overwatered, Underloved: {theThing}",
    "The Potting Shed Files: {theThing}",
    "Planted Evidence: {theThing}",
  ],
};
