/** What no punishment may touch, by field; each is as wide as the house judge's own punishments leave room for. */
const FORBIDDEN: readonly RegExp[] = [
  // Money and its relatives.
  /[$€£]\s?\d|\b(?:pay|pays|paying|buy|buys|purchase|money|cash|euros?|dollars?|bucks|pounds?|transfer|donate|fine of|refund|owes?|restaurant bill|treats? \S+ \S+ to (?:dinner|lunch|drinks))\b/iu,
  // Food denied, forced or spoiled.
  /\b(?:skip|miss|go without|forgo) (?:a meal|meals|breakfast|lunch|dinner|dessert|food)|\b(?:fast until|fasting|starve|go hungry|swallow|nothing but|not eat|eat (?:a|an|the) (?:whole|raw|entire)|without water|dishwater|cinnamon)\b/iu,
  // Substances.
  /\b(?:wine|beer|vodka|whisky|whiskey|gin|rum|tequila|shots?|drunk|alcohol|cigars?|cigarettes?|smoke|vape|weed|pills?|drugs?|medicine|dose|sedatives?)\b/iu,
  // Humiliation, in private or before others.
  /\b(?:idiot|loser of the year|humiliat\w+|publicly|in public|strangers?|crawl|kneel|beg|grovel|bark|lick|bathrobe|shave|eyebrow|wear a sign|dunce)\b/iu,
  // Third parties and their networks.
  /\b(?:instagram|tiktok|facebook|twitter|linkedin|snapchat|social media|boss|mother|father|mum|mom|dad|parents?|grand(?:ma|pa|mother|father)|neighbou?rs?(?:'s)?|ex\b|friends|colleagues?|coworkers?|landlord|partner)\b/iu,
  // Danger and pain.
  /\b(?:knife|knives|blades?|fire|candles?|burning|flames?|roof|climb|jump|eyes closed .*driv|driv\w+ .*eyes closed|traffic|barefoot|snow|ice bath|cold shower|balcony|slap|punch|hit|kick|pinch|tattoo|pierc\w+|hot sauce|chili without|awake all night|out of the window|no sleep|electric\w*|poison|weapons?|guns?)\b/iu,
  // Nothing of the bedroom.
  /\b(?:naked|nude|strip|underwear|kiss\w*|massage|sexy?|sexual|lap dance|undress)\b/iu,
  // Crime, privacy, living beings, livelihoods.
  /\b(?:steal|shoplift|vandal\w*|trespass|tyres?|tires?|passwords?|unlocked|give (?:the|their) (?:cat|dog|pet)\b.*away|quit (?:their|the) job|resign|break up with)\b/iu,
  // Longer than a day.
  /\b(?:for|over|during) (?:the next |a whole |an entire |one |a |two |three |four |five |six |seven |ten |\d+ )(?:full )?(?:days|weeks?|months?|years?)\b|\bevery (?:week|month|day for)\b|\bfor (?:ever|life)\b|\bby friday\b/iu,
];

/** Whether a punishment keeps to the rule: nothing that costs, hurts, shames, reaches others or outlasts a day. */
export function isHarmless(punishment: string): boolean {
  return FORBIDDEN.every((pattern) => !pattern.test(punishment));
}
