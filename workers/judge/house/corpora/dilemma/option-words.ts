/** What divides options, with the marks before it. */
export const JOINT = /[.,;?!…]*\s+(?:or|vs\.?|versus|\/)\s+/giu;

/**
 * An "or" that names no second option: `or not`, `yes or no`, `a day or two`, `or am I overreacting`, `or something?`.
 */
export const EMPTY_JOINT = new RegExp(
  String.raw`(?<=\s)or (?:${[
    String.raw`(?:not|nah|nope|don'?t|shouldn'?t|more|less)\b`,
    String.raw`(?<=\byes or )no\b|(?<=\bno or )yes\b`,
    String.raw`(?<=\ban? \p{L}+ or )(?:two|three)\b`,
    String.raw`(?:am|is|are|was|were) \S`,
    String.raw`(?:would|will|does|did|has|have) (?:you|it|that|this|they|he|she)\b|do (?:you|they)\b`,
    String.raw`(?:no|so|what|whatever|something|anything|else)(?=\W*$|[.,;?!])`,
  ].join("|")})`,
  "giu",
);

const SHOULD = "(?:should|shoud|shud|shld|shall|can|could|must|may|might|would|ought)";
const ASKER = "(?:i|we|he|she|they)";
/** Words that may stand between an asker and the deed. */
const ADVERB = "(?:both|just|really|actually|finally|rather|(?:have|need|want|ought) to)";

/** Words that ask, up to the deed, with the common slips of the thumb. */
export const ASKING = new RegExp(
  String.raw`\b(?:${[
    `(?:${SHOULD}|do) ${ASKER}`,
    String.raw`${SHOULD} (?:my|our) (?:\p{L}+ ){1,3}and i`,
    `whether (?:or not )?(?:to|${ASKER}(?: ${SHOULD})?)`,
    `(?:sure|know|decide|wondering) if ${ASKER}(?: ${SHOULD})?|if ${ASKER} ${SHOULD}`,
    `(?:is|would) it (?:be )?better (?:to|if ${ASKER})`,
    "would you(?: rather)?",
  ].join("|")})(?: ${ADVERB})* `,
  "iu",
);

/** `Is cereal a soup`: a question without a deed that yes or no would answer. */
export const CLOSED =
  /^(?:is|are|am|was|were|does|did|has|will|would|can|could|should|(?:do|have|had) (?:i|we|you|they|people)) /iu;

/** `between X and Y`, as long as there is no other "and" in it. */
export const BETWEEN =
  /\b(?:torn|stuck|choose|choosing|choice|decide|deciding|pick) between ((?:(?! and ).)+) and ((?:(?! and ).)+)$/iu;

/** A comma that divides; `one long, dignified day` is one thing. */
const BETWEEN_PIECES = String.raw`(?<!\b(?:an?|one|the|my|some|this|that) (?:very )?(?:long|short|big|small|large|little|hot|cold|warm|cool|old|new|nice|good|bad|slow|quick|fast|soft|hard|quiet|loud|dark|bright|cheap|fancy|plain|proper|sad|happy|lazy|messy|spicy|salty|\p{L}+(?:ful|ous|ish|less))),`;
export const COMMA = new RegExp(String.raw`${BETWEEN_PIECES}\s+`, "iu");

/** What is said to the court behind the last option. */
export const PLEA =
  /(?:[\s,.?!…]+(?:and )?(?:settle it|help(?: me)?|pls|please|plz|thoughts|thanks|your honou?r|judge|(?:you )?decide|asap|lol|idk))+\W*$/iu;

/** What leads up to an option and is no part of it. */
export const BEFORE_OPTION = new RegExp(
  `^(?:(?:and|but|so|to|maybe|perhaps|(?:i|we) (?:should|could|can)|thinking (?:of|about)|tempted to) |${ASKING.source})+`,
  "iu",
);

const SUBJECT = String.raw`(?:(?:im?|ive|we|he|she|they|its?|thats?|theres?|my|our)(?:'\p{L}+)?\b|the \p{L}+ is\b)`;
/** `I'm hungry, …`, `ok so, …`: one clause before the options. */
export const LEAD = new RegExp(
  String.raw`^(?:${SUBJECT} \S|(?:so|ok|okay|hi|hey|help|please|quick|honestly|well|for)\b)[^,]*, [^,]*$`,
  "iu",
);
/** `…, I hate mornings`: one clause behind the last. */
export const ASIDE = new RegExp(String.raw`,\s+(?:(?:and|but|so|because) )?${SUBJECT}.*$`, "iu");
export const REMARK = new RegExp(
  String.raw`^(?:${SUBJECT}|(?:even|if|because|cos|since|though|although|which|who|when|while|as|but|and|so)\b)`,
  "iu",
);

/** Marks that open something of their own; a time of day may have its colon. */
export const UNQUOTABLE = new RegExp(String.raw`[“”„«»";|()[\]{}⟦⟧\n]|:(?!\d)|\s{2}|${BETWEEN_PIECES}`, "iu");
/** Last words that want those of the next option: `before or after lunch`. */
export const DANGLING =
  /(?:^|\s)(?:a|an|the|my|his|our|their|your|to|of|for|with|at|by|from|before|after|as|than|and|but|very|too)$/iu;
/** `I clean or I pretend` are two; `I'm debating a nap or a run` says something of both. */
export const TOLD_BY = new RegExp(`^${SUBJECT}`, "iu");

/** Whoever sets one thing against another has named some, and so has who asks `which one` after a list. */
export const CHOOSING = new RegExp(
  [
    String.raw`^(?=.*(?:[,:&\n]|\b(?:and|or|vs)\b).*\bwhich\b)(?:.*\bwhich(?=\?)|.*\bwhich (?:one|of|should|do|would|is)\b|.*\b(?:asking|know|decide|say) which\b)|\bwhich\b[^?]*\?.*[,:&\n]`,
    String.raw`\b(?:neither|at the other|the other one|who(?:'?s| is) right|vs|versus)\b|\b(\p{L}+) A\b.*\b\1 B\b`,
    String.raw`\bme\s?:.*\b(?:him|her|them)\s?:|\b(?:him|her|them)\s?:.*\bme\s?:`,
    String.raw`\bcalled \p{L}+, [^.]+ and \p{L}`,
  ].join("|"),
  "isu",
);

/** An "or" of languages in which nothing more is read. */
const OR = "(?:oder|ou|o|u|of|eller|albo|lub|sau|vai|vagy|nebo|veya|yoksa|ya|या|или|أو|أم|ولا)";

/** `Tee oder Kaffee?`, `Soll ich heute kochen oder bestellen?`: two of few words, or behind words that ask. */
export const FOREIGN_PAIR = new RegExp(
  String.raw`^(?=.{3,80}$)[¿\s]*(?:(?:soll(?:te)? (?:ich|man)|soll(?:t)?en wir|deb(?:o|er[íi]a|emos)|dois-je|devrais-je|devo|dovrei|moet ik|zal ik|devemos|skal jeg|ska jag)\s+((?:[\p{L}\p{N}'’-]+\s+){1,8}?)|((?:[\p{L}\p{N}'’-]+\s+){1,2}))${OR}\s+([\p{L}\p{N}'’ -]+?)[?!.\s]*$`,
  "iu",
);

/** An "or" whose options nobody here can read. */
export const FOREIGN_OR = new RegExp(String.raw`\s${OR}\s|それとも|どっち|还是|還是`, "iu");

/** `Is it weird to …`, `thinking of …`: yes would be no answer to whoever wants to do it. */
export const IN_DOUBT =
  /(?:\b(?:is|would) it (?:be )?(?:(?:\S+ ){1,5}?(?:to|if (?:i|we)|for me to)|worth)|^(?:i'?m |i am )?(?:thinking (?:of|about)|tempted to)) ((?!.* (?:or|vs) ).+)$/iu;

/** One thing that somebody wants and has not done: of two, going ahead would mean neither. */
export const WISHED =
  /\b(?:i (?:really |just |still )?(?:want|need|keep|should)|not sure about|wants me to|asked me)\b(?!.*\b(?:wants?|needs?)\b)/isu;

/** `Open the good wine`: a few words that tell nothing and ask nothing are the deed. */
export const BARE_DEED =
  /^(?!(?:i|i'?m|my|we|he|she|they|it|there|help|not|judge|thoughts|advice)\b)[\p{L}\p{N}][^\s,)]*(?: [^\s,)]+){0,8}$/iu;
