/**
 * How people give in, boast and make excuses in a chat without a word of confession. All patterns read a sentence in
 * lower case with straight apostrophes and without its last full stop.
 */

/** Words that only hold a sentence back. */
const HALT =
  "(?:(?:ok(?:ay)?|oh+|ah+|well|yeah|yes|yep|hm+|huh|so|fine|alright|right|wait|omg|lol|haha?|ugh|damn|and)[, ]+)*";

/** Gives the own cause up, or names itself as the one who was wrong. */
export const SURRENDERS: readonly RegExp[] = [
  new RegExp(
    `^${HALT}(?:it(?:'?s| is| was| wasn'?t)? |that(?:'?s| was) )?not (?:you|yours|your fault|on you)(?: (?:then|after all))?$`,
    "u",
  ),
  new RegExp(`^${HALT}it (?:wasn'?t|isn'?t|was not) (?:you|yours)(?: (?:then|after all))?$`, "u"),
  /\b(?:i|i'm|im|i've|ive|i was|am) (?:\p{L}+ )?(?:suing|blam(?:ed|ing)|accus(?:ed|ing)|had|got|have|picked|asked) (?:at )?the wrong (?!idea about me)/u,
  /\bi(?:'?m| am| was| feel) (?:such |so |really |a |an |the |being |just |honestly |clearly |a bit |a complete |a total |actually )*(?:idiot|stupid|dumb|dumbass|silly|fool|moron|clown|mortified|ashamed|embarrassed|the problem|the worst|the bad guy|the thief|to blame|an? monster)\b/u,
  /\bwhen you (?:put|say) it (?:like that|that way)\b|\b(?:never ?mind|nvm|forget (?:it|i said anything)|scrap that|i stand corrected|i(?:'ll)? drop it|case (?:dropped|closed)|i give up|you win)$/u,
  new RegExp(`^${HALT}(?:i )?(?:just )?found (?:it|them)\\b`, "u"),
  new RegExp(
    `^${HALT}(?:it(?:'?s| is| was)|they(?:'?re| are| were)) (?:right here |still |here |actually )?(?:in|on|under|behind) my (?:own )?(?:bag|room|car|pocket|drawer|desk|jacket|coat|house|bed|backpack|wardrobe|closet|locker|kitchen|fridge|shelf|boot|suitcase|purse)\\b`,
    "u",
  ),
];

/** Is proud of the deed. */
export const BOASTS: readonly RegExp[] = [
  /\b(?:i'?d|i would|would|gonna|i'?ll|will) (?:totally |happily |gladly |absolutely )?do (?:it|that|the same)(?: all)? (?:again|tomorrow)\b/u,
  /\b(?:no|zero|0|without) (?:remorse|regrets?)\b|\bi (?:regret nothing|don'?t regret)\b|\bnot (?:even )?(?:a bit |remotely |that |at all )?sorry\b/u,
  /^(?:and )?(?:it was |was |totally |so |honestly )*worth it\b|\bsue me\b|\bcome (?:and )?(?:at|get) me\b|\bwhat (?:are|r) (?:you|u) (?:gonna|going to) do\b/u,
  /^(?:and )?(?:it|they) (?:was|were|tasted) (?:a |so |very |really |absolutely |pretty |just )*(?:delicious|tasty|yummy|amazing|great|lovely|the best)\b/u,
  /\b(?:finders keepers|you snooze,? you lose|early bird)\b|\b(?:stolen|yours|other people's|borrowed) (?:\p{L}+ )?(?:always )?tastes? better\b|\bworth every (?:cent|penny|bite|second|drop|crumb|minute)\b/u,
  /^(?:and |but |ok |yeah |ok yes |honestly )*i (?:\p{L}+ )?(?:looked|look|felt) (?:so |really |absolutely |damn |pretty )*(?:amazing|great|good|fabulous|gorgeous|fantastic|hot|stunning|incredible)\b/u,
];

/** Gives ground: how much of a plain regret it is worth. */
export const YIELDS: readonly { worth: number; pattern: RegExp }[] = [
  // After a sigh, tells how it was, or whose.
  {
    worth: 1,
    pattern: /^(?:(?:ok(?:ay)?|fine|alright)[, ]+)(?:yes |yeah )?(?:it'?s|they'?re|that'?s|that one'?s) mine$/u,
  },
  {
    worth: 1,
    pattern:
      /^(?:(?:oh|ah|hm+|ugh),? )?(?:ok(?:ay)?|fine|alright|right),? (?:so |well |yes |yeah |but |and |maybe |true |technically )*(?:it|that|they|i|my \p{L}+|mine|the \p{L}+|his|hers) (?:was|were|am|'?m|had|only had|might|may|could have|used|wrote|sent|said|saw|meant|put|took)(?! (?:not|never|your?|you're|waiting|trying|fine|here|right|telling|talking|because|there|home|at home)\b)(?!n'?t)\b/u,
  },
  {
    worth: 1,
    pattern:
      /^(?:(?:ok(?:ay)?|fine|yeah|yes|well|alright)[, ]+)(?:so |maybe |like |about |only |just )*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|a few|a couple|both)\b(?! (?:more )?(?:question|thing|sec|second|minute|last)s?\b)/u,
  },
  {
    worth: 0.8,
    pattern:
      /^(?:ok(?:ay)?|fine|alright),? (?:ok(?:ay)?,? )?(?:yes|yeah|yep|true|fair|maybe|possibly|sure)\b(?!,? (?:right|whatever|sure|but you|you)\b)/u,
  },
  { worth: 0.8, pattern: /^(?:ok(?:ay)?|fine|alright),? (?:but )?i (?:could|guess|suppose|can|will|should)\b/u },
  {
    worth: 1,
    pattern:
      /\bmy (?:\p{L}+ )?\p{L}+ (?:might|may|could) (?:have|'ve) been\b|\bmistakes were made\b|^(?:(?:ok(?:ay)?|yeah|fine|alright|hm+)[, ]+)*(?:that|it) (?:wasn'?t|was not) (?:so |very |exactly |my |really |the )*(?:great|nice|cool|fair|ok|okay|smart|ideal|kind|clever|best \p{L}+|proudest \p{L}+)\b/u,
  },
  {
    worth: 0.8,
    pattern:
      /^i(?:'?d| would)(?: have|'?ve)? (?:asked|told|said|texted|called|waited|paid|brought|mentioned)\b.{0,40}\b(?:if|but)\b|^(?:ok |well |but |yeah )*it (?:might|may|could) have (?:fallen|slipped|ended up|landed|got)\b/u,
  },
  // Whoever offers another has had the first.
  {
    worth: 1,
    pattern:
      /\b(?:i'?ll|i will|i can|i could|let me) (?:just |happily |gladly )?(?:buy|bake|get|make|order|cook|knit) (?:you |u )?(?:another|a new) (?:one|\p{L}+)\b/u,
  },
  // Takes the other's word.
  { worth: 0.5, pattern: new RegExp(`^${HALT}(?:true|fair|agreed|correct|legit)$`, "u") },
  {
    worth: 1,
    pattern: new RegExp(
      `^${HALT}(?:that'?s |that is |that was |this is |it'?s )(?:actually |kinda |sort of )?(?:true|correct|fair|a fair point|legit)(?: (?:about|enough|i guess|actually|tbh|on|lol)\\b.*)?$`,
      "u",
    ),
  },
  {
    worth: 1,
    pattern:
      /^that was (?:mean|rude|unfair|harsh|uncalled for|a low blow|out of order|below the belt)\b|\bthat(?:'?s| is| was) where i (?:keep|put|leave|left)\b/u,
  },
  {
    worth: 1,
    pattern: new RegExp(
      `^${HALT}(?:i guess |i suppose )?(?:you|it|they|that) (?:did|do|does|paid|called|asked|told me|are|is|were|have)$`,
      "u",
    ),
  },
  {
    worth: 1,
    pattern: new RegExp(
      `^${HALT}i (?:did|do|was|am) (?:say|said|agree|promise|tell|know|see|get)\\b|^${HALT}i know i (?:do|did|am|was|have)$`,
      "u",
    ),
  },
  {
    worth: 1,
    pattern:
      /\bthat (?:would|does|might|could) explain\b|\bthat explains (?:it|a lot|the)\b|\bcan'?t (?:deny|explain) (?:that|it)\b|\bhard to explain\b/u,
  },
  {
    worth: 1,
    pattern:
      /\bi (?:can'?t|cannot|couldn'?t) (?:really |honestly )?help (?:it|myself)\b|\bi(?:'?m| am) (?:just |so |really |honestly |pretty |kinda )*(?:bad|terrible|awful|hopeless|useless|rubbish|shit|crap|not great|not good) (?:at|with)\b|\bbad habit\b|\bforce of habit\b/u,
  },
  {
    worth: 1,
    pattern:
      /\bi (?:must|might|may|could|probably|prob)(?:'?ve| have|ve)? (?:\p{L}+ )?(?:mixed|missed|forgotten|forgot|lost|left|misread|misremembered|misheard|got (?:it|that) wrong|put it|done it|dozed|slept|been wrong|confused)\b/u,
  },
  {
    worth: 1,
    pattern:
      /\bi (?:panicked|couldn'?t resist|got carried away|got excited|lost track|mixed (?:it|them|that|the \p{L}+) up|confused (?:it|them|the)|dropped the ball|wasn'?t (?:thinking|paying attention|listening))\b/u,
  },
  // Pleads that it did not know, see or ask.
  {
    worth: 0.6,
    pattern: new RegExp(
      `^${HALT}i (?:didn'?t|did not|never|havent|haven'?t) (?:even |actually |really )?(?:see|seen|notice[d]?|listen(?:ed)?|read|check(?:ed)?|realise[d]?|realize[d]?|ask(?:ed)?|look(?:ed)?|think|thought|hear|heard)\\b`,
      "u",
    ),
  },
  {
    worth: 0.6,
    pattern: new RegExp(
      `^${HALT}i (?:genuinely |honestly |really |just |always )?thought (?:it|that|this|those|these|they|mine|yours|the \\p{L}+|\\p{L}+) (?:was|were|is|had|meant|said)\\b`,
      "u",
    ),
  },
  // A guilty beginning.
  {
    worth: 0.8,
    pattern:
      /^(?:ok(?:ay)? )?(?:listen|hear me out|so about that|about that|funny story|don'?t be mad|promise (?:me )?you won'?t|ok so+)$|^(?:ok(?:ay)?,? |so,? |yeah,? )*(?:hear me out|about that|funny story|don'?t be mad)\b/u,
  },
  {
    worth: 0.8,
    pattern:
      /\bin my defen[cs]e\b|\bin (?:his|her|our|their) defen[cs]e\b|\bto be fair,? i\b|\bi (?:was|am|'m) (?:just |so |really |half )*(?:hungry|starving|tired|drunk|in a hurry|in a rush|half asleep|bored|stressed|curious|lazy|desperate|hangry|weak)\b/u,
  },
  {
    worth: 0.8,
    pattern: /^(?:ok(?:ay)?|fine|alright)[, ]+(?:but |well )?(?:that|it) was (?:only |just )?(?:one|once|1|twice)\b/u,
  },
  {
    worth: 0.5,
    pattern: /^(?:(?:ok(?:ay)?|ugh|well)[, ]+)*fi+ne+$|^(?:(?:ok(?:ay)?|fine)[, ]+)*keep (?:it|the|your)\b/u,
  },
  // Has to look first.
  {
    worth: 0.5,
    pattern: new RegExp(
      `^${HALT}(?:(?:let me|lemme|i'?ll|ill) (?:check|look|go (?:and )?(?:check|look)|see)|(?:i'?m )?(?:checking|looking)|hang on|hold on|one sec|sec)$`,
      "u",
    ),
  },
];

/** Is sorry for what befell the other, and not for what it did. */
export const CONDOLENCE = /\bsorry (?:about your|to hear|for your (?:loss|\p{L}+ (?:loss|pain)))\b/u;

/** A sentence that is nothing but being struck by what the other has just said. */
export const STRUCK =
  /^(?:(?:oh+|ah+|uh|aw+|hm+|huh|wait|ok(?:ay)?|well)[, ]+)*(?:oh+|ah+|uh oh|hm+|huh|oops|ouch|yikes|damn|dammit|crap|shit|touch[eé]|well|oh no+|no+ way|oh god|oh dear|oh right|for real|really|since when|are you sure|(?:did|do|have|was|am) i|(?:did|do|have|are) we|(?:is|was|does|did) (?:it|that|he|she)|who told (?:you|u)|how (?:do|did) (?:you|u) (?:even )?(?:know|find out)(?: that| about that)?|(?:you|u) (?:saw|heard|noticed|counted) that)$/u;

/** Owns some of what was asked, where a plain no would have done: "on low", "only twice", "loudly maybe". */
export const ADMITS_IN_PART =
  /^(?:well,? |ok(?:ay)?,? |yeah,? |lol |hm+,? )*(?:(?:just|only|barely|possibly|perhaps|kinda|kind of|sort of|maybe|partly|mostly|half|a bit|a little|a few|some|once|twice|on (?:low|friday|purpose|accident)|by accident|accidentally|not (?:all|that (?:much|many|often|long|bad)|much|really|on purpose|every)|depends)\b)(?! (?:you|u|because you)\b)|\b(?:maybe|a bit|a little|kinda|sort of|i guess)$/u;

/** A yes to what was asked. */
export const SAYS_YES =
  /^(?:well,? |ok(?:ay)?,? |um+,? |uh,? |hm+,? |honestly,? |fine,? )*(?:yes|yeah|yea|yep|yup|ya|sure did|i did|i have|i do|guilty|of course|obviously)\b(?!,? (?:right|sure|no|whatever|well no|because you|you)\b)/u;

/** Asks of the other whether they did it, and not how or why. */
export const ASKS_WHETHER =
  /(?<!\b(?:how|why|what|where|when|who|which)(?: \p{L}+)? )\b(?:did|do|didn'?t|don'?t|have|haven'?t|were|are|aren'?t|so|ever) (?:you|u)\b|\b(?:was|is) (?:it|that) (?:you|u|your)\b/u;

/** Says that it was as the other has just said of one: "i was, yeah", "i did". */
export const OWNS_IT =
  /^(?:ok(?:ay)?,? |yeah,? |yes,? |right,? |well,? |true,? |oh,? )*i (?:was|did|am|do|have|had)(?:,? (?:do that|do it|yeah|yes|yep|ok|true|sorry|i guess|tbh|too|a bit|admittedly))*$/u;

/** A face, and not a word. */
export const SPEECHLESS = /^(?:😳|😬|🫣|🤭|🙈|😶|😅)+$/u;

/**
 * Excuses the deed, plays with words, or sends the other away: it answers nothing, and grants that there was something.
 */
export const EXCUSES: readonly RegExp[] = [
  /^(?:well,? |but |ok(?:ay)? but |yeah but |lol )*(?:technically|legally|hypothetical(?:ly)?|theoretically|allegedly|in theory|on principle|define \p{L}+)\b|\bhypothetical \p{L}+$|\b(?:legally|technically) (?:there|it|i|speaking)/u,
  /^(?:and |but |well,? )*(?:nothing|nobody|no one) (?:got |was |even |has )*(?:stolen|happened|broke|broken|died|hurt|noticed|complained|cares|burned|burnt)\b/u,
  /\bcircumstantial\b|\b(?:could|might|must|may) be (?:a |just a |pure )?coincidence\b|\bconspiracy\b|\b(?:could|might) be any(?:one|body)\b|\b(?:could|might) be any(?:one|body)'?s\b|\banyone could have\b|\bcould(?:'ve| have) been anyone\b|^(?:who says|says who)\b/u,
  /^(?:well,? |but |yeah,? |no,? |ok(?:ay)?,? )*(?:that|this)(?:'?s| was| is|s) (?:totally |completely |so |very )?different$/u,
  /^(?:well,? |but |ok(?:ay)?,? |yeah,? )*(?:it|they|the \p{L}+) (?:was|were) (?:just |only |literally |right |already |all |so |very |quite |really |pretty )*(?:sitting|lying|standing|there|raining|dark|full|open|cold|empty|on sale|in the way|going (?:off|bad|stale))\b/u,
  /\bhow (?:am|was|should|would|could) i (?:supposed to |meant to )?(?:know|have known)\b.*(?:that|this)$/u,
  /^(?:then |well |so )+(?:just )?(?:don'?t|stop|stay|buy|get|take|use|eat|listen|look|go|hide|lock)\b|^(?:just )?(?:don'?t|stop|stay|buy|get|take|use|hide|lock) (?:\p{L}+ ){0,5}then$/u,
  /^(?:you|u) (?:can|could) (?:always |still |just |also )+\p{L}+|^have (?:you|u) (?:thought of|tried|considered)\b|^(?:(?:and|but|lol|maybe|ok) )*(?:you|u|your \p{L}+)(?:'?re| are| is|r)? (?:just |too |being |so |way too |a bit )+(?:sensitive|posh|picky|precious|dramatic|uptight|fussy|strict|serious|jealous|delicate)\b/u,
  /^(?:lol |bro |dude |mate |omg )*(?:it'?s|its|thats|that'?s|it is) (?:\p{L}+ )?(?:a|an|my|the) (?:game|joke|vibe|look|choice|lifestyle|mood|suggestion|style|process|feature|statement|principle|routine|journey|skill|art|compliment)\b|\bmore of a suggestion\b/u,
  /^(?:lol |bro |but |yeah |no,? )*(?:it'?s|that'?s|it was|it is) (?:just |all |called |pure |industrial |just good )*(?:context|experience|decor|art|science|history|physics|culture|tradition|genetics|character|strategy|strategic|efficien\p{L}+|love|nature|natural|biology|economics|practice|fashion|charm|rustic|ambian?ence|ambiance|communication|multitasking|self ?care|teamwork|chemistry|instinct|a reflex|freedom|romance|seasoning|chic|healthy|organic|vintage|optional|flexible|subjective|relative)$/u,
  /^(?:you|u) (?:can|could) (?:listen|watch|play|eat|sleep|buy|get|wear|order|walk)\b(?! (?:it|one|mine|them) (?:if|any))/u,
  /^(?:well,? |sorry,? |bro,? )*i don'?t (?:do|read|believe in|check|really do) \p{L}+s?\b/u,
  /^(?:\p{L}+ )?(?:lots of|many|all|other|some|any) (?:\p{L}+ ){1,3}(?:are|do|have|look|were) \p{L}+\b|^(?:maybe|perhaps) (?:the|a|it was (?:the|a)|my) (?:\p{L}+ )?(?:cat|dog|ghost|burglar|neighbou?rs?|wind|fairy|elves|mice|mouse|thief|house|universe|postman|mailman)\b|^(?:evaporation|gravity|natural \p{L}+|osmosis|magic|ghosts|physics|science)$/u,
  /^(?:it was |i was )(?:a shortcut|an emergency|an experiment|trying to (?:help|be nice|surprise))\b|^(?:i'?m |im |so )?sorry (?:that |if )(?:you|u|ur|any\p{L}+|some\p{L}+)\b|^sorry (?:you|u) (?:feel|felt|think|see)\b/u,
  /^(?:it'?s|its|thats|that'?s) (?:what|how) (?:couples|brothers|sisters|siblings|friends|families|people|everyone|everybody|normal people|i) (?:do|does|are|is|roll|works?)\b|^(?:every(?:one|body)|some(?:one|body)) (?:does|do|has to|else does)\b/u,
];
