/** Irregular verbs of petty disputes as `base past participle`, divided by commas. */
export const IRREGULAR_VERBS =
  "eat ate eaten,leave left left,take took taken,steal stole stolen,break broke broken,give gave given,get got got," +
  "forget forgot forgotten,go went gone,come came come,become became become,do did done,have had had,see saw seen," +
  "say said said,tell told told,think thought thought,know knew known,make made made,keep kept kept,put put put," +
  "let let let,set set set,cut cut cut,shut shut shut,hit hit hit,cost cost cost,read read read,beat beat beaten," +
  "lose lost lost,find found found,buy bought bought,bring brought brought,catch caught caught,teach taught taught," +
  "sleep slept slept,sweep swept swept,feel felt felt,leap leapt leapt,mean meant meant,meet met met,send sent sent," +
  "spend spent spent,lend lent lent,bend bent bent,build built built,burn burned burned,spill spilled spilled," +
  "spoil spoiled spoiled,drive drove driven,ride rode ridden,write wrote written,hide hid hidden,bite bit bitten," +
  "choose chose chosen,freeze froze frozen,speak spoke spoken,wake woke woken,wear wore worn,tear tore torn," +
  "swear swore sworn,throw threw thrown,blow blew blown,grow grew grown,draw drew drawn,fly flew flown," +
  "drink drank drunk,sing sang sung,ring rang rung,swim swam swum,begin began begun,run ran run,win won won," +
  "hang hung hung,stick stuck stuck,dig dug dug,hold held held,stand stood stood,understand understood understood," +
  "sit sat sat,spit spat spat,shrink shrank shrunk,sell sold sold,pay paid paid,lay laid laid,hear heard heard," +
  "fall fell fallen,fight fought fought,feed fed fed,lead led led,deal dealt dealt,shake shook shaken,quit quit quit," +
  "bet bet bet,split split split,overcook overcooked overcooked,oversleep overslept overslept,regift regifted regifted," +
  "withdraw withdrew withdrawn,undo undid undone,rewrite rewrote rewritten,slide slid slid,shoot shot shot,cancel cancelled cancelled";

/** Regular verbs of petty disputes, in the base form. */
export const REGULAR_VERBS =
  "use park play walk talk text reply ignore refuse claim insist argue clean wash cook borrow return replace finish " +
  "start stop open close turn leave ask answer call cancel invite ghost post tag share like unfollow block delete watch " +
  "skip pause change adjust touch move remove drop pick grab hog save waste scratch bark pee snore chew slurp slam whistle " +
  "hum stomp shout yell scream laugh joke mock tease complain nag lie cheat agree promise owe borrow split order tip share " +
  "arrive wait show look help offer apologize apologise admit deny blame accuse correct interrupt mute join schedule " +
  "microwave reheat heat burn salt season taste nibble lick dip double-dip pour fill refill empty load unload stack fold " +
  "iron dry shrink stain mix match hang soak scrub wipe vacuum mop tidy clutter dump litter recycle toss chuck water plant " +
  "kill lock unlock knock ring drill hammer blast practice practise rehearse sing reset delete rename charge unplug plug " +
  "drain crack smash dent scrape hit honk speed brake follow pass race recline snooze cuddle kick roll push pull pinch " +
  "poke tickle hug wear stretch wrap unwrap open regift donate trade swap sell keep spoil reveal mention repeat quote copy " +
  "print email forward volunteer bail flake cheer root score dodge count deal shuffle stall quit unfriend screenshot " +
  "film record photograph crop edit filter pronounce mispronounce say prefer love hate want need expect demand decide " +
  "choose pretend act behave treat care mind matter bother annoy disturb trust believe doubt remember mention raise treat " +
  "smoke vape sneeze cough burp sniff scroll type tap click check miss board pack unpack carry fetch assign delegate " +
  "steal hide rearrange throw feed pet walk bathe trim shave spray light blow overcook undercook season try fix repair " +
  "install uninstall update hack guess bet gamble dare trick prank flirt date hang gossip tattle snitch rant vent propose " +
  "suffer insist object tap mean state gain notice divide treat act drop slip explain remind order press discover settle " +
  "state balance add insist join announce overrule end argue search leave lend describe accept plan attend keep switch " +
  "disappear vanish mow rake shovel trample crush squeeze flush clog spread scatter track drag pile store occupy claim " +
  "squeak squeal tweet upload download stream subscribe interrupt talk-over misplace damage ruin destroy wreck sabotage " +
  "live work stay visit travel return vote sign copy stare glare wink wave point nod judge roast insult compliment belong happen differ shorten taste describe";

/** Regular verbs whose last consonant is doubled before -ed and -ing. */
export const DOUBLING_VERBS =
  "stop drop hog grab skip slam tap tip hug dip plug unplug unwrap wrap swap trim hum pet plan chat snap crop tag admit mop " +
  "nag regret scrub flip ship clip trip slip rip bat strip shop flop clog drag double-dip pat sip jog chop bag nab nap rob bin ban drum hop log spam dab rub thud tug beg wag rap chat crop blur stir step dim rot wed submit grin shrug strum";

/** Further regular verbs that turn up in complaints, by what they are done with. */
export const MORE_REGULAR_VERBS =
  "mourn suspect cry dream squint drool google rsvp paint age bawl clip breathe hand vibe nick swipe snatch bagsy nab rob loot raid scoff devour gobble munch crunch nosh guzzle " +
  "gulp sip hoover polish rinse dust declutter sort label stock restock bin compost sweat fart yawn groan grunt " +
  "moan mutter mumble whisper squawk howl meow purr growl drum strum bounce dance prance march wander stroll jog " +
  "hike climb crawl trip stumble dress shower soap shampoo brush comb dye bleach pluck wax paint decorate furnish " +
  "hoard collect gather bake fry boil simmer grill toast melt thaw defrost sprinkle stir whisk peel slice chop " +
  "grate mash blend message dm ping facetime zoom snapchat react comment retweet unblock unmute archive bookmark " +
  "sulk pout whine whinge grumble huff puff shrug smirk grin frown nudge shove knit sew craft scribble doodle stamp " +
  "glue tape staple unscrew loosen tighten bolt hook hinge host entertain greet thank congratulate celebrate " +
  "welcome introduce present perform compete reclaim recover retrieve rescue salvage rent lease hire fire employ " +
  "resign retire relocate commute navigate steer reverse overtake tailgate indicate swerve crash bump dock anchor " +
  "sail row paddle flood leak drip overflow smear smudge splash splatter soil dirty rot peek concede resist defend " +
  "attack tackle serve volley sub substitute spam troll bully catfish doxx subtweet vaguepost livestream binge " +
  "rewatch preview preorder reject approve permit allow forbid ban veto cave relent yield compromise negotiate " +
  "bargain haggle possess lack contain include exclude involve concern affect impact influence inspire encourage " +
  "discourage motivate criticise criticize patronise patronize recognise recognize organise organize prioritise " +
  "prioritize monopolise monopolize reschedule postpone delay rush hurry linger loiter hover lurk creep sneak " +
  "tiptoe barge burst storm dislike despise adore enjoy appreciate value resent regret envy fancy crave desire wish " +
  "hope fear dread worry enrol register reserve book rebook overbook confirm rate rank review compare contrast " +
  "mismatch pair combine separate isolate wiggle fidget twitch jiggle rattle clatter clank bang thump thud buzz " +
  "beep toot blare inform notify alert advise suggest recommend hint imply assume presume exaggerate lecture " +
  "mansplain overreact overshare oversalt overfill overwater neglect abandon desert dismiss disregard avoid evade " +
  "rap beatbox yodel serenade harmonise chant recite narrate translate interpret commentate photobomb gatecrash " +
  "babysit dogsit petsit spoon snuggle rehome adopt foster groom leash muzzle breed train repaint redecorate " +
  "reorganise reorganize reposition realign unmake mend imagine invent afk earn name nickname cc snitch fib matchmake upload vote applaud flirt swipe unfriend " +
  "poop poo shush camp faint brag boast swat gaslight die jump flip ditch clap drown repot reload restack re-stack land";

/** Further irregular verbs, in the form of the first list. */
export const MORE_IRREGULAR_VERBS =
  "overtake overtook overtaken,mistake mistook mistaken,misread misread misread,mishear misheard misheard,relight relit relit," +
  "light lit lit,rise rose risen,show showed shown,prove proved proven,shave shaved shaved,shut shut shut,seek sought sought," +
  "sneak sneaked sneaked,swing swung swung,sink sank sunk,sting stung stung,spin spun spun,strike struck struck,spread spread spread," +
  "cast cast cast,hurt hurt hurt,burst burst burst,overeat overate overeaten,outgrow outgrew outgrown,rebuild rebuilt rebuilt," +
  "resell resold resold,resend resent resent,retell retold retold,retake retook retaken,redo redid redone,reset reset reset," +
  "forgive forgave forgiven,overdo overdid overdone,foresee foresaw foreseen,babysit babysat babysat,mislead misled misled," +
  "weave wove woven,wind wound wound,creep crept crept,kneel knelt knelt,breed bred bred,bleed bled bled,sew sewed sewn";

/** First halves of verbs such as `rage-quit` and `binge-watch`, whose second half is inflected. */
export const VERB_PREFIXES = "double rage binge hate drunk panic stress butt speed doom comfort impulse guilt venmo";
