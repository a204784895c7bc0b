/** What is said under load: everyday sentences of a talk, of which the court must refuse none. */
export const PLAIN_TALK: readonly string[] = [
  "It was your turn to empty the dishwasher.",
  "I emptied it on Monday and on Tuesday, and it is Thursday now.",
  "The bins are still in the hall.",
  "You said that you would take them down after lunch.",
  "That was before it rained.",
  "My bike was in your parking space for ten minutes.",
  "It was there from noon until the evening news, and I have a photograph of it.",
  "Fine. An hour.",
  "We agreed on a rota, and it has hung on the fridge since March with both our names on it.",
  "Nobody reads the rota.",
  "I read the rota every morning with my tea.",
  "Then you know that the plants were yours, and look at them.",
];
