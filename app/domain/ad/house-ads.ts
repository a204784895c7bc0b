import { builtInAd } from "./built-in-ad";

/**
 * The ads of the court itself: goods that nobody makes, public notices, and its own features. Only the features lead
 * anywhere, so that nobody takes a joke for an offer.
 */
export const HOUSE_ADS = [
  {
    uuid: "8844ea8e-45b2-4159-8bf6-b9a3cec00789",
    slug: "left-socks",
    title: "The Left Sock Company",
    body: "We sell left socks. For right socks, please see our rival, whom we have been suing since the first wash.",
  },
  {
    uuid: "0c54c31e-30a2-491b-88eb-b6c5541ad626",
    slug: "second-hand-silence",
    title: "Second-Hand Silence",
    body: "One careful owner. First given over an unwashed pan, with about four days still in it. Collection only.",
  },
  {
    uuid: "0f0cb01a-54f0-4ad1-969e-71ea9e9d6a54",
    slug: "decoy-thermostat",
    title: "The Decoy Thermostat",
    body: "Connected to nothing. Everybody turns it, everybody feels heard, and the room stays as it was.",
  },
  {
    uuid: "f79ce5f7-040a-478d-a7a5-ac11652c254e",
    slug: "emergency-last-word",
    title: "The Emergency Last Word",
    body: "Break the glass when an argument is nearly over. Good for one use, or for eleven among family.",
  },
  {
    uuid: "3681e3dd-3fc4-4219-afaa-1f4c9a333bf9",
    slug: "apology-potato",
    title: "The Apology Potato",
    body: "Hand it over, say nothing and leave. Accepted in most kitchens. Bow included; please bring your own regret.",
  },
  {
    uuid: "42c25ea7-a311-435e-bf21-c4b69b3e8f58",
    slug: "grudge-polish",
    title: "Grudge Polish",
    body: "Brings an old grudge up like new. Apply in small circles while thinking of what was said at the picnic.",
  },
  {
    uuid: "04f12e93-1a85-4230-88ad-d9c5302f923a",
    slug: "the-chair",
    title: "Public notice: the chair",
    body: "The chair in your bedroom has been found to be a wardrobe. You have thirty days to sit on it.",
  },
  {
    uuid: "206e52ca-226e-4055-9d4c-c5604d31ea31",
    slug: "lost-teaspoon",
    title: "Lost: one teaspoon",
    body: "Last seen in an office, in a yoghurt. There used to be twelve. The court accuses nobody. It only counts.",
  },
  {
    uuid: "fd3964d8-af7a-4ecf-b70c-cd298e875031",
    slug: "last-biscuit",
    title: "Public notice: the last biscuit",
    body: "It has lain on the plate since Tuesday, out of politeness. The court declares it abandoned. Please queue.",
  },
  {
    uuid: "b2d266b4-4ca0-4dd5-9287-1bf011ecf64e",
    slug: "file-a-pettysuit",
    title: "Somebody did something",
    body: "And they know what they did. Say it in a sentence or two, pick a judge and send them the link.",
    cta: { text: "File a PettySuit", link: "/" },
  },
  {
    uuid: "bbc0bda9-deae-45a9-b07b-c6cb5ddee7cf",
    slug: "procrastination",
    title: "Too many options?",
    body: "Bring your dilemma to a judge. You answer a few questions, the court decides, and you get to blame it.",
    cta: { text: "Let the court decide", link: "/procrastination" },
  },
  {
    uuid: "c7f4990b-612b-4217-a04e-3d4090e9269f",
    slug: "my-cases",
    title: "Who am I suing again?",
    body: "Everything that you filed, answered and sulked about has a page of its own. It does not judge. It lists.",
    cta: { text: "Open My Cases", link: "/my-courts" },
  },
].map(builtInAd);
