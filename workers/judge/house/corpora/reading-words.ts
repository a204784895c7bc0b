const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** People who, as "my …", are the other side of the case. */
export const PEOPLE = words(
  "roommate flatmate housemate boyfriend girlfriend bf gf husband wife partner spouse fiance fiancee fiancé fiancée brother sister " +
    "bro sis sibling twin mom mum mother dad father parents stepmom stepdad grandma grandpa grandmother grandfather friend bestie " +
    "buddy mate pal coworker co-worker colleague boss manager neighbor neighbour neighbors neighbours cousin uncle aunt son daughter " +
    "kid child teenager ex landlord teammate classmate guy girl man woman person dude best-friend bff roomie roommates flatmates " +
    "mother-in-law father-in-law brother-in-law sister-in-law nephew niece teacher coach crush deskmate cubicle-mate " +
    "grandad granddad gran nan nana granny auntie roomate sitter " +
    "friends brothers sisters cousins mates colleagues coworkers co-workers kids housemates siblings buddies guys people in-laws stepbrother stepsister half-brother half-sister godmother godfather babysitter tenant lodger intern assistant secretary trainer teammates classmates partners managers bosses teachers uncles aunts nephews nieces twins lads grandparents exes " +
    "co-founder cofounder client clients customer customers investors students hairdresser barber dentist boys girls ladies bride groom " +
    "dm gm supervisor team-lead team-leads director captain hubby wifey mummy mommy daddy aunty folks guildmate guildmates " +
    "ex-boyfriend ex-girlfriend ex-wife ex-husband stepdaughter stepson",
);

/** Pronouns and stand-ins that, as a subject, are the other side. */
export const OTHER_SUBJECTS = words("he she they you u someone somebody");

/** Words between a subject and its verb that change nothing about who did it. */
export const ADVERBS = words(
  "always never just literally still constantly often sometimes also even once secretly basically actually really definitely " +
    "usually totally again deliberately purposely recently only already finally suddenly repeatedly frequently regularly rarely " +
    "simply randomly accidentally intentionally completely honestly casually clearly obviously probably apparently both then now " +
    "straight-up openly quietly loudly not ever barely hardly almost nearly somehow magically proudly shamelessly mysteriously " +
    "absolutely genuinely fully really actively conveniently promptly immediately gradually kindly already",
);

export const PREPOSITIONS = words(
  "in on at from for with to by into onto out off over under after before during without near behind about around through " +
    "across between against inside outside above below beside up down away back until till since than as like because per next",
);

/** Words that end a noun phrase although they are no prepositions. */
export const PHRASE_ENDS = words(
  "again yesterday today tonight tomorrow twice once every this that these those and or but so which who when while is are was were " +
    "has have had will would can could should does do did not never always instead anyway too there here lately all alone overnight " +
    "he she they i we you it if then him them me us yet still gets got keeps goes went because early late daily fat open closed empty-handed constantly everywhere " +
    "even what though aloud later together except not when where why how because unless whenever although afterwards forever home first off " +
    "awake asleep somewhere anywhere nobody everyone everybody someone somebody whilst nor mid well more less",
);

/** Nouns that name no thing a court could hold. */
export const NOT_A_THING = words(
  "time times week weeks months years day days night nights morning evening afternoon week weekend month year way lot bit hour hours minute minutes second " +
    "seconds fact same one ones other others rest reason point middle end beginning top bottom front side whole entire first last thing " +
    "things stuff matter monday tuesday wednesday thursday friday saturday sunday moment while half back wrong right case life face " +
    "mind head name corner yes no thanks bigger larger better best worst other turn half quarter end turns go everyone everybody nobody someone somebody people hell heck noon midnight everything anything nothing something driver person idiot instructions court judge winner excuse excuses hand hands foot leg fingers feet eyes team family class crew squad shoulder shoulders lap ear ears nose mouth neck waiter waitress waiters barista doctor police past present future minute plenty loads ton tons bunch pair ages",
);

/** Words before a noun that the court does not repeat. */
export const DROPPED_MODIFIERS = words(
  "every each own damn goddamn fucking freaking stupid bloody shitty crappy fuckin frigging flipping the a an my his her their your our its all favourite favorite fave " +
    "both half some any poor precious whole entire very single same",
);

export const DETERMINERS = words("the my his her their your our its a an every each");

/** Verbs that, said of oneself, complain of the other side and admit nothing. */
export const BLAMELESS_VERBS = words(
  "tell ask say think want need pay cook make buy clean wash do wait help lend drive win deserve have believe hear find " +
    "prefer offer remind work call see know pick forgive save warn water feed watch teach accept catch organise host check confront suggest bake host cover walk take carry fix bring spend look hide sit stand sleep live tidy go come share apologise apologize hate feel love swear try mean like get plan let know trust invite expect hope",
);

/** Verbs whose object clause tells what somebody is accused of. */
export const REPORT_VERBS = words("say claim insist think believe argue swear complain accuse tell");

/** How contracted and plural auxiliaries read after "Party A" or "Party B". */
export const AUXILIARIES: ReadonlyMap<string, string> = new Map([
  ["is", "is"],
  ["are", "is"],
  ["am", "is"],
  ["was", "was"],
  ["were", "was"],
  ["has", "has"],
  ["have", "has"],
  ["had", "had"],
  ["do", "does"],
  ["does", "does"],
  ["did", "did"],
  ["don't", "doesn't"],
  ["doesn't", "doesn't"],
  ["didn't", "didn't"],
  ["won't", "won't"],
  ["can't", "can't"],
  ["couldn't", "couldn't"],
  ["wouldn't", "wouldn't"],
  ["shouldn't", "shouldn't"],
  ["isn't", "isn't"],
  ["aren't", "isn't"],
  ["wasn't", "wasn't"],
  ["weren't", "wasn't"],
  ["hasn't", "hasn't"],
  ["haven't", "hasn't"],
  ["hadn't", "hadn't"],
  ["will", "will"],
  ["would", "would"],
  ["can", "can"],
  ["could", "could"],
  ["should", "should"],
  ["must", "must"],
  ["might", "might"],
  ["cannot", "cannot"],
  ["dont", "doesn't"],
  ["doesnt", "doesn't"],
  ["didnt", "didn't"],
  ["wont", "won't"],
  ["cant", "can't"],
]);

/** Nouns that are verbs as well: in their base form after a noun they go on with it, as in `my birthday present`. */
export const NOUN_VERBS = words(
  "present train book paint comb brush dress shower soap shampoo slice drum stock label host bin message toast record tape glue hook " +
    "dock row sail fire rent lease leash value rate rank review spoon foster wax stamp bolt fear desire wish hope register pair dust " +
    "play walk text drink plant share cut dip park show plan post tip game photo bike water charge phone load wash iron fold ring drill " +
    "hammer lock film screenshot photograph edit filter print email score deal root bet dare trick prank date order season heat burn stain mix " +
    "match trim light spray fix repair board pack fetch stack fill shave kick roll pinch hug stretch wrap swap trade track pile store copy " +
    "stare wave point visit travel return vote sign work stream download tweet drop slip press notice treat balance announce argue search plan wind ring match name nickname vote upload comment",
);

/** People who are nobody's flatmate: of these, "our" means the teller's own household. */
export const OUTSIDERS = words(
  "neighbor neighbour neighbors neighbours brother-in-law sister-in-law mother-in-law father-in-law landlord colleague coworker boss",
);

/** Verbs that answer a deed of the teller's: what is told before them is the matter. */
export const REACTION_VERBS = words(
  "blame complain deny forgive sulk cry whine whinge moan act hold make let shut mean mind pretend matter accuse say claim insist swear " +
    "think get hate resent yell scream shout stop talk ignore overreact believe accept know want be",
);

/** Kin and friends of one sex, to tell "her" from "his" later on. */
export const MALE_WORDS = words(
  "he boyfriend bf husband brother bro dad father stepdad grandpa grandfather uncle son guy man dude nephew " +
    "father-in-law brother-in-law",
);
export const FEMALE_WORDS = words(
  "she girlfriend gf wife sister sis mom mum mother stepmom grandma grandmother aunt daughter girl woman niece " +
    "mother-in-law sister-in-law",
);

/** Words in -ly that stand before a noun or are one. */
export const LY_ADJECTIVES = words(
  "ugly silly lovely friendly smelly daily weekly monthly family jelly belly bubbly curly woolly lonely holy early only elderly reply fly supply",
);

/** What is eaten, drunk, worn out or heard without an article and without a plural. */
export const MASS_NOUNS = words(
  "milk coffee tea water pizza fish ice chocolate rice pasta bread butter cheese sushi takeaway takeout food popcorn cereal cream " +
    "toothpaste shampoo conditioner soap perfume cologne aftershave wine beer vodka whisky juice coke soda music metal techno tetris " +
    "homework laundry rent petrol trash rubbish garbage recycling hair glitter confetti sand mud snow makeup glue paint paper roll " +
    "lunch dinner breakfast brunch dessert curry soup salad chicken bacon garlic ham tuna ketchup mayo mayonnaise mustard salt sugar " +
    "honey jam nutella hummus gravy toast cake gum candy karaoke bingo poker fifa fortnite minecraft catan scrabble monopoly uno " +
    "credit duty clothing underwear jewellery jewelry furniture toilet-paper washing detergent bleach wifi thai chinese mould mold " +
    "ramen porridge oatmeal granola yogurt yoghurt guacamole salsa sauce caviar steak pineapple coriander cilantro broccoli quid pie cheesecake lasagna lasagne tiramisu falafel tofu popcorn whiskey gin prosecco espresso decaf deodorant sunscreen slime",
);

/** What a deed is called where its form in -ing would sound like a form. */
export const DEED_NOUNS: ReadonlyMap<string, string> = new Map(
  (
    "call call,pretend pretence,thank thanks,wait wait,comment comments,honk honking,brag boast,cancel cancellation,say remark,ask question,delete deletion,invite invitation,arrive arrival,argue argument,apologise apology,apologize apology,lie lie,promise promise," +
    "complain complaint,cry tears,laugh laughter,reply reply,answer answer,refuse refusal,agree agreement,decide decision,win victory," +
    "lose defeat,vote vote,return return,sneeze sneeze,ghost silence,ignore silence,order order,choose choice,pay payment,dance dance," +
    "compare comparison,fail failure,interrupt interruption,explain explanation,describe description,suggest suggestion,tease teasing," +
    "beat defeat,cheat cheating,disappear disappearance,vanish disappearance,blame blame,joke joke,object objection,swear swearing," +
    "delay delay,die death,marry marriage,trip trip,book booking,visit visit,sulk sulk,propose proposal,resign resignation"
  )
    .split(",")
    .map((pair): [string, string] => {
      const [verb = "", noun = ""] = pair.split(" ");
      return [verb, noun];
    }),
);

/** Where people do things; what was done there is seldom about the place. */
export const PLACES = words(
  "balcony kitchen bathroom bedroom hallway garden yard office train plane bus tram car house home flat apartment airport supermarket shop " +
    "restaurant bar pub gym pool beach street park library church school hospital cinema theatre basement garage porch terrace lobby",
);
