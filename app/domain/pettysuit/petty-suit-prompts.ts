/** Grievances to start from, for people who are angry but can't put it into words. Each is a whole allegation. */
export const PETTY_SUIT_PROMPTS = [
  "My roommate leaves exactly one sip of milk in the carton and puts it back in the fridge, so nobody has to buy a new one.",
  "My boyfriend says he is “five minutes away” when he has not left the house. He said it three times last week.",
  "My colleague replies “per my last email” to messages that were never answered in the last email.",
  "My sister borrowed my favourite sweater in March and now says it was always hers.",
  "My girlfriend watched the finale without me and then acted surprised at the twist.",
  "My flatmate sets the thermostat to 25 degrees and opens the window.",
  "My best friend claps when the plane lands and says it is good manners.",
  "My husband loads the dishwasher like a raccoon on a deadline and won't let me reorder it.",
  "My brother ate the last slice of my birthday cake and left the candle.",
  "My coworker microwaves fish every Tuesday and calls it meal prep.",
  "My mum types “ok.” with a full stop and claims there is nothing wrong.",
  "My roommate has eleven mugs in his room and asks why we have no mugs.",
  "My partner steals the whole blanket and then complains about being too warm.",
  "My friend splits every bill to the cent but forgets that he had three cocktails.",
  "My neighbour practises the same four bars of the saxophone from seven every evening.",
  "My wife says she is not hungry and then eats half of my fries.",
  "My cousin read my message at 9:02, posted a story at 9:05 and answered on Thursday.",
  "My desk mate hums the first half of a song, all day, and never the second.",
  "My roommate hangs the toilet paper with the end to the wall, on purpose, since I mentioned it.",
  "My dad pauses the film to explain what is about to happen.",
  "My teammate takes the last coffee and leaves the pot on the hot plate to burn.",
  "My friend tells my stories at parties as if they had happened to him.",
  "My girlfriend gives our dog a treat each time I say no to it.",
  "My brother uses my shampoo, then fills the bottle up with water.",
] as const;

/** One of the prompts. `random` is a number from 0 up to 1. */
export function randomPettySuitPrompt(random: number): string {
  const index = Math.min(Math.floor(random * PETTY_SUIT_PROMPTS.length), PETTY_SUIT_PROMPTS.length - 1);
  return PETTY_SUIT_PROMPTS[index] ?? PETTY_SUIT_PROMPTS[0];
}
