const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Verbs of dilemmas that disputes do not know. An option that begins with one of these is a deed, not a thing. */
export const DILEMMA_VERBS = words(
  "be get go stay text message dye bleach adopt quit resign confess apologise apologize book move travel rebook upgrade " +
    "downgrade renew unsubscribe rent sublet bake order reorder snooze nap rest sleep wake cook wear dress study revise watch binge stream " +
    "rewatch play redo repaint paint decorate declutter donate gift regift send resend reply respond ignore ghost block unblock " +
    "unfollow mute like match date dump propose marry invite host rsvp decline accept negotiate haggle ask tell admit come leave let " +
    "just pretend wait hold save spend splurge invest sell keep bin return exchange fix mend repair replace shave grow trim cut chop " +
    "pierce tattoo run jog swim cycle drive walk take catch fly sail train start stop finish begin learn join sign drop switch " +
    "change swap try test do make have give put hang build knit sew eat drink share split skip cancel reschedule postpone delay stick " +
    "settle forgive forget hide lie bring carry pack unpack call ring phone facetime email write post upload delete download install " +
    "report mention say speak talk warn remind thank congratulate meet see visit attend celebrate plan look find buy pay tip lend " +
    "borrow clean wash hoover vacuum iron fold dust mop tidy water plant prune repot move rearrange name rename choose pick opt " +
    "commit hit use download work read listen sing dance cheer breathe hope throw rip knock hand toss burn drag drop set lend put turn close open show grab treat crack reheat freeze " +
    "defrost pull push chase nudge bail flake risk pop nip head bother rescue foster feed walk elope camp hike crash",
);

/** Bare nouns that look like verbs of the list above, for options that were typed without one: `tea, book or film`. */
export const NOUN_FIRST =
  /^(?:book|film|paint|park|dress|water|train|plant|date|bus|tea|coffee|toast|play|drive|gift|text|call|email|work|name|bin|shave|match|date|dance|plan|shower)s?$/u;

/** Things that take no article where another thing had one: `order a pizza or sushi`. */
export const MASS_NOUNS = words(
  "sushi pasta pizza curry soup salad noodles ramen toast cereal ice cake tea coffee water wine beer rice bread fruit chocolate takeaway " +
    "leftovers ramen thai indian chinese italian mexican green blue red yellow pink grey gray white black purple orange teal sage",
);

/** Words that stand before a noun and may be told of another noun as well: `the blue or the green jacket`. */
export const ADJECTIVES_ALONE = words(
  "blue green red yellow pink grey gray white black purple orange teal beige navy cream brown silver gold big small large little long " +
    "off-white sage mint magnolia lilac ginger blonde blond platinum short old new cheap expensive early late first second first-class left right bigger smaller cheaper dark light plain fancy half full quick proper hot cold warm",
);

/** Times at the end of an option that go for all of them. */
export const WHEN_TAIL =
  /(?<! (?:for|until|till|by|from|since))[ ,]+(?:tonight|today|tomorrow|this (?:evening|morning|weekend|week|afternoon)|for (?:dinner|tea|lunch|breakfast|supper|dessert|pudding)|right now|now|(?<!\b(?:texts|text|calls|call|writes|write|comes|came|come|goes|went|go|me|her|him|them) )first|instead|please|pls|plz|lol|lmao|haha|tho|though|anyway|again|or what|or something)$/iu;

/** Where the reason for a dilemma begins; the deed ends before it. */
export const REASONS =
  /(?<=\b(?:tomorrow|today|tonight)) (?:the|my|it|its|it's|everyone|i'?m) (?:\p{L}+ ){0,2}(?:is|are|was|will|going|supposed|so|too|really)\b.*$|[,\s]+(?:(?:i'?m|i am) (?:only |already )?\d\d\b|lol|lmao|haha|and (?:i'?m|i am) (?:not|un\p{L}+|so|really|torn|scared|nervous|kinda|a bit)|(?:and|but) i (?:don'?t know|feel|can'?t|have no|am not)|because|cos|cuz|bc|since|given|considering|even though|even if|although|though|but|now that|seeing as|as (?=(?:he|she|it|i|they|we|my|the)\b)|so that|so (?=(?:i|we)\b)|just because|when (?=(?:he|she|it|i|they|we|my|the)\b)|which|like (?=(?:i|he|she|we|they)\b)|if (?=(?:he|she|it|i|they|we|my|the)\b)|while|after (?=(?:he|she|i|they|we)\b)|before (?=(?:he|she|i|they|we|it)\b)|it'?s (?:\d{1,2}(?::\d\d)? ?(?:am|pm)|(?:(?:so|too|already|really) )*(?:raining|snowing|late|cold|dark|early|hot|midnight|noon|\p{L}+day)))\b.*$/iu;

/** Small words that may stand before an option and add nothing to it. */
export const OPTION_FILLERS =
  /^(?:(?:(?:i|we|you) (?:could|can|might|would)|and|or|either|just|rather|maybe|perhaps|simply|actually|really|even|else|like|instead|also|finally|then|better to|is it better to|do i|should i|shall i|should we|shall we|do we|i should|to|would it be better to|go ahead and|literally|honestly|possibly|probably|still|be brave and|be sensible and) )+/iu;

/** Options that leave things as they are. A domain can add its own. */
export const LEAVING =
  /^(?:leave (?:it|him|her|them|things|well|everything|the)|let (?:it|him|her|them|sleeping)|ignore|stay (?:in|home|at home|put|where|here|single|quiet|in bed|silent)|not |do nothing|don't|wait|hold off|skip|keep (?:it|my|your|the|quiet|going|things|this)|stick (?:with|to)|snooze|sleep (?:in|on)|forget|go without|pretend|carry on|pass|say nothing|stop|decline|cancel|give up|save (?:the|my|your) money|play it safe|live with|put up with|suck it up|move on|hide|do without|bail|stay$|nothing$|delete it)/iu;

/** A word before "it" or "out" is a verb, known or not. */
export const TAKES_OBJECT =
  /^(?!(?:for|to|with|of|at|on|in|about|or|and|by|from)\b)\p{L}+ (?:it|them|him|her|me|up|out|off|down|away|back|everything)\b/iu;
