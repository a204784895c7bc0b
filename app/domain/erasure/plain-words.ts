/**
 * Words that are nobody's own: what holds English sentences together, and the court's own vocabulary. Two texts that
 * share them share nothing, and a name that is one of them can't be told from the word.
 */
const GRAMMAR = `
a an the this that these those my your his her its our their mine yours hers ours theirs i me you he him she it we us they
them myself yourself himself herself itself ourselves themselves who whom whose which what when where why how and or but nor
so if because though although while until unless since than as of at by for with without within into onto from to in on off
out up down over under again further then once here there all any both each few more most other some such no not only own
same too very just also even still yet ever never always often sometimes usually rarely already almost enough about above
across after against along among around away back before behind below beneath beside between beyond during except inside
outside like near past round through throughout toward towards till upon via is am are was were be been being do does did
done doing have has had having can could will would shall should may might must ought need dare cannot let lets im ive id
ill youre youve hes shes theyre weve thats whats theres dont doesnt didnt isnt arent wasnt werent wont cant couldnt wouldnt
shouldnt hasnt havent hadnt aint yes no yeah nope okay ok please thanks thank sorry hello hi hey oh well one two three four
five six seven eight nine ten hundred thousand first second third last next half whole every everyone everybody everything
someone somebody something anyone anybody anything nobody nothing none once twice thrice else instead either neither
`;

const EVERYDAY = `
get gets got getting go goes went gone going come comes came coming make makes made making take takes took taken taking say
says said saying tell tells told telling ask asks asked asking give gives gave given giving keep keeps kept keeping leave
leaves left leaving put puts putting use uses used using want wants wanted know knows knew known think thinks thought see sees
saw seen look looks looked find finds found call calls called try tries tried feel feels felt seem seems become work works
worked turn turns turned start starts started show shows showed hear heard run runs move moves moved bring brings brought
happen happens happened hold holds held stand stands stood stop stops stopped wait waits waited agree agreed admit admits
admitted deny denies denied promise promised claim claims claimed answer answers answered mean means meant pay paid lose lost
win wins won mind care matter matters believe notice noticed remember forgot forget expect expected change changed
time times day days night nights morning evening week weeks month months year years hour hours minute minutes moment today
tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday weekend people person man woman men women
guy guys girl boy kid friend friends thing things way part bit lot lots side end place point word words name fact truth reason
excuse idea question plan deal list kind sort good bad better best worse worst big small little long short old new young early
late high low full real really actually probably maybe perhaps right wrong true false sure fair honest great whole much many
less least now soon later mother father mom mum dad sister brother son daughter husband wife partner boyfriend girlfriend
roommate roommates flatmate flatmates housemate neighbour neighbor colleague boss manager mate bro dude home house room work
`;

const COURT = `
court courts judge judges party parties plaintiff defendant case cases suit complaint complaints allegation charge exhibit
exhibits record verdict ruling rulings rule rules ruled order orders sentence punishment blame evidence testimony witness
oath sworn swear fifth plead pleads pleaded hung draw tribunal justice law legal guilty innocent finding findings finds
judgment default absent chair empty argument message messages percent former litigant
`;

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== "");

const PLAIN = new Set([GRAMMAR, EVERYDAY, COURT].flatMap(wordsOf));
const GRAMMATICAL = new Set(wordsOf(GRAMMAR));

/** Whether a word, in any case, is one that everybody uses. */
export function isPlainWord(word: string): boolean {
  return PLAIN.has(word.toLowerCase());
}

/** Whether it is one without which there are no sentences. A few of them are names too, such as `Will`. */
export function isGrammar(word: string): boolean {
  return GRAMMATICAL.has(word.toLowerCase());
}

/**
 * Names that are words too, and mostly words where they begin with a small letter. `robin` is rather Robin than a bird.
 */
const NAMES_THAT_ARE_WORDS = new Set(
  wordsOf(`
  will may mark rose grace hope joy faith art bill drew chase frank pat sue rob dawn april august summer autumn ginger honey
  sky star king queen prince baron rich miles max pip dean clay cliff brook forest reed don guy pierce rusty skip ash angel
  bell candy charity cherry destiny harmony jewel mercy misty patience penny precious sandy stormy bud buddy chip doc ace blue
  red green brown black white gray grey pink pepper cookie sugar bear bunny fox wolf cat dog mouse bird fish tiger panda user
  guest admin anonymous unknown
  `),
);

/** Whether a name is a word of the language too: then only its capital tells which of the two is meant. */
export function isNameAndWord(name: string): boolean {
  const small = name.toLowerCase();
  return NAMES_THAT_ARE_WORDS.has(small) || PLAIN.has(small);
}
