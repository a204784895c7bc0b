import { props } from "../prop";

/** Screens, talk, work, play, journeys and feasts. */
export const OUT = props({
  "router|modem|unplug\\p{L}* the (?:internet|wi-?fi)": [
    "you | Have you ever switched a router off and on and called it a repair? | {p} has switched a router off and on and called it a repair | {p} has never switched a router off and on and called it a repair",
    "question | Is an evening without internet a punishment? | an evening without internet is a punishment | an evening without internet is no punishment",
  ],
  "wi-?fi[^.]*password|password[^.]*wi-?fi": [
    "you | Do you know your wifi password by heart? | {p} knows the wifi password by heart | {p} does not know the wifi password by heart",
    "question | Is a wifi password a secret? | a wifi password is a secret | a wifi password is no secret",
  ],
  "chargers?|battery|power bank": [
    "you | Is your phone less than half charged right now? | {p} has a phone that is less than half charged | {p} has a phone that is more than half charged",
    "question | Can a home have too many chargers? | a home can have too many chargers | a home can't have too many chargers",
  ],
  "phone[^.]*(?:dinner|table|meal|restaurant|film|movie|date|bed)|(?:dinner|table|meal|restaurant|film|movie|date|bed)[^.]*phone|scrolls|scrolling":
    [
      "you | Have you ever hidden from a conversation behind your phone? | {p} has hidden from a conversation behind a phone | {p} has never hidden from a conversation behind a phone",
      "question | Is it rude to look at a phone in company? | it is rude to look at a phone in company | it is not rude to look at a phone in company",
    ],
  "headphones|airpods|earbuds|earphones": [
    "you | Have you ever worn headphones with nothing playing? | {p} has worn headphones with nothing playing | {p} has never worn headphones with nothing playing",
  ],
  "voice (?:notes?|messages?)": [
    "you | Do you play voice notes faster than they were spoken? | {p} plays voice notes faster than they were spoken | {p} plays voice notes as they were spoken",
    "question | Should a voice note of five minutes be a call? | a voice note of five minutes should be a call | a voice note of five minutes need not be a call",
  ],
  "(?:group|team) ?chat|family (?:chat|group)|whatsapp group|the chat|left the group": [
    "you | Is a group chat of yours on mute? | {p} has a group chat on mute | {p} has no group chat on mute",
    "question | Does anybody read everything in a group chat? | somebody reads everything in a group chat | nobody reads everything in a group chat",
  ],
  "on read|blue ticks|repl(?:ies|ied)(?! all)|text(?:s|ed)? (?:me )?back|(?:answers?|answered|ignores?|ignored) (?:my|me|the|our) (?:text|message|msg|call)s?|days? to (?:answer|reply)":
    [
      "you | Have you ever read a message and pretended that you had not? | {p} has read a message and pretended otherwise | {p} has never pretended not to have read a message",
      "question | Should a message be answered the same day? | a message should be answered the same day | a message need not be answered the same day",
    ],
  "thumbs?[ -]up|👍": [
    "you | Have you ever sent a thumbs up because you had nothing to say? | {p} has sent a thumbs up for want of words | {p} has never sent a thumbs up for want of words",
    "question | Is a thumbs up an answer? | a thumbs up is an answer | a thumbs up is no answer",
  ],
  "e-?mails?|inbox|reply[ -]all|repl(?:y|ies|ied) all": [
    "you | Have you ever sent an email to the wrong person? | {p} has sent an email to the wrong person | {p} has never sent an email to the wrong person",
  ],
  "meetings?(?! rooms?)|zoom|stand-?up|teams call": [
    "you | Have you ever nodded through a meeting without listening? | {p} has nodded through a meeting without listening | {p} has never nodded through a meeting without listening",
    "question | Could most meetings be an email? | most meetings could be an email | most meetings could not be an email",
  ],
  "(?:post|tag|upload|shar|show|send|put|print|hung|hang)\\p{L}*[^.]*(?:photo|picture|selfie)s?|(?:photo|picture|selfie)s?[^.]*(?:post|tag|facebook|instagram|online|story|wall)\\p{L}*":
    [
      "you | Is there a picture of you that you would like to see deleted? | {p} is in a picture better deleted | {p} is in no picture better deleted",
      "question | Should whoever is in a picture be asked before it is shown? | whoever is in a picture should be asked before it is shown | whoever is in a picture need not be asked before it is shown",
    ],
  "(?<!cling |plastic )films?(?! off)|movies?|cinema": [
    "you | Have you ever fallen asleep in front of a film? | {p} has fallen asleep in front of a film | {p} has never fallen asleep in front of a film",
  ],
  "(?:episodes?|netflix|series|season)[^.]*(?:ahead|without|alone|finished|already|watched|promised)|(?:ahead|without|alone|finished|already|watch(?:ed|es)?)[^.]*(?:episodes?|season|series)":
    [
      "you | Have you ever watched an episode ahead and acted surprised? | {p} has watched an episode ahead and acted surprised | {p} has never watched an episode ahead and acted surprised",
      "question | Does watching it again together make up for it? | watching it again together makes up for it | watching it again together does not make up for it",
    ],
  "(?<!fridge )hums|hummed|humming (?:all|the|at|in|a|to)": [
    "you | Do you hum without noticing? | {p} hums without noticing | {p} does not hum without noticing",
    "question | Is there a volume at which humming is fine? | there is a volume at which humming is fine | there is no volume at which humming is fine",
  ],
  "sings?|sang|singing|karaoke": [
    "you | Have you ever sung a wrong line with great conviction? | {p} has sung a wrong line with great conviction | {p} has never sung a wrong line with conviction",
  ],
  "(?:tin|penny) whistle|guitar|drums?|piano|violin|saxophone|trumpet|ukulele|bagpipes|cello|clarinet|flute": [
    "you | Have you ever wished that somebody would stop practising? | {p} has wished that somebody would stop practising | {p} has never wished that anybody would stop practising",
    "question | Should anybody learn an instrument within earshot? | instruments may be learnt within earshot | no instrument should be learnt within earshot",
  ],
  "cheat(?:s|ed|ing)?(?! on (?:me|him|her))|monopoly|uno|catan|chess|cluedo|board games?|mario kart|fifa|xbox|playstation|ps[45]|minecraft|game night|ranked game":
    [
      "you | Have you ever let somebody win? | {p} has let somebody win | {p} has never let anybody win",
      "question | Is a game worth a quarrel? | a game is worth a quarrel | a game is not worth a quarrel",
    ],
  "quiz(?:zes)?|trivia|crosswords?|wordle|sudoku": [
    "you | Have you ever looked up an answer and said that you knew it? | {p} has looked up an answer and claimed to have known it | {p} has never looked up an answer and claimed to have known it",
  ],
  "gym(?! (?:selfies|clothes))|marathon|strava|workouts?|yoga|(?:ran|run|running) (?:a |an |the |my )?(?:5|10)k|step count":
    [
      "you | Have you ever counted a walk as exercise? | {p} has counted a walk as exercise | {p} has never counted a walk as exercise",
    ],
  "(?:bike|bicycle)[^.]*(?:left|leaves|parks|parked|hall|hallway|door|way|corridor|gate|borrow\\p{L}*)|(?:left|leaves|parks|parked|hall|hallway|door|way|corridor|gate|borrow\\p{L}*)[^.]*(?:bike|bicycle)":
    [
      "you | Have you ever left a bicycle where it was in the way? | {p} has left a bicycle in the way | {p} has never left a bicycle in the way",
    ],
  "emojis?": [
    "you | Have you ever needed help to understand an emoji? | {p} has needed help to understand an emoji | {p} has never needed help to understand an emoji",
  ],
  "chang\\p{L}* (?:the|our|my|his|her) (?:\\p{L}+ )?password|password (?:is|to) ": [
    "you | Have you ever chosen a password out of spite? | {p} has chosen a password out of spite | {p} has never chosen a password out of spite",
  ],
  "renam\\p{L}* (?:the|our|my) wi-?fi": [
    "you | Do you know without looking what your wifi is called? | {p} knows without looking what the wifi is called | {p} does not know without looking what the wifi is called",
  ],
  "advent calendars?": [
    "you | Have you ever opened a door of an advent calendar too early? | {p} has opened a door of an advent calendar too early | {p} has never opened a door of an advent calendar too early",
  ],
  "shortcuts?": [
    "you | Have you ever taken a shortcut that took longer? | {p} has taken a shortcut that took longer | {p} has never taken a shortcut that took longer",
  ],
  "sat ?nav": [
    "you | Have you ever ignored a sat nav and been wrong? | {p} has ignored a sat nav and been wrong | {p} has never ignored a sat nav and been wrong",
  ],
  "spoil(?:s|ed|t)? the|who (?:dies|wins|gets (?:caught|eliminated|killed|voted))|(?:told|tells) me the ending": [
    "you | Have you ever given away an ending by accident? | {p} has given away an ending by accident | {p} has never given away an ending by accident",
  ],
  "forwards?|forwarded|chain messages?": [
    "you | Have you ever forwarded something without reading it? | {p} has forwarded something without reading it | {p} has never forwarded anything unread",
  ],
  "loudspeaker|speakerphone|on speaker": [
    "you | Have you ever listened to a stranger's call to the end? | {p} has listened to a stranger's call to the end | {p} has never listened to a stranger's call to the end",
  ],
  "reclin(?:e|es|ed|ing)": [
    "you | Do you look behind you before you lean a seat back? | {p} looks behind before leaning a seat back | {p} does not look behind before leaning a seat back",
  ],
  "(?:payment|bank) requests?": [
    "you | Have you ever asked somebody for less than the price of a coffee? | {p} has asked somebody for less than the price of a coffee | {p} has never asked anybody for less than the price of a coffee",
  ],
  "fantasy (?:league|squad|football|team)": [
    "you | Have you ever picked a player for the name alone? | {p} has picked a player for the name alone | {p} has never picked a player for the name alone",
  ],
  "saved over|overwrote|(?:delet|eras)(?:es|ed) (?:my|his|her|our)": [
    "you | Have you ever deleted the wrong thing? | {p} has deleted the wrong thing | {p} has never deleted the wrong thing",
  ],
  ringtone: [
    "you | Has your phone ever rung at the worst moment? | {p} has had a phone ring at the worst moment | {p} has never had a phone ring at the worst moment",
  ],
  "sneez(?:e|es|ed|ing)(?! into)": [
    "you | Do you bless strangers when they sneeze? | {p} blesses strangers when they sneeze | {p} does not bless strangers when they sneeze",
  ],
  "(?<!(?:free|car|the) )park(?:s|ed|ing)(?: spaces?| spots?)?|driveway": [
    "you | Can you park in one go? | {p} can park in one go | {p} can't park in one go",
  ],
  "passenger seat|teach\\p{L}* \\p{L}+ to drive|back ?seat driv\\p{L}*|brak(?:e|es|ed|ing)|(?:my|his|her) driving": [
    "you | Do you brake along when somebody else drives? | {p} brakes along when somebody else drives | {p} does not brake along when somebody else drives",
  ],
  "clap(?:s|ped|ping)?[^.]*(?:plane|land(?:s|ed|ing)?|flight)|(?:plane|land(?:s|ed|ing)?|flight)[^.]*clap(?:s|ped|ping)?":
    [
      "you | Have you ever clapped when a plane landed? | {p} has clapped when a plane landed | {p} has never clapped when a plane landed",
      "question | Does a landing deserve applause? | a landing deserves applause | a landing deserves no applause",
    ],
  "plane|airport|flights?|boarding": [
    "you | Are you usually at the airport far too early? | {p} is usually at the airport far too early | {p} is not usually at the airport far too early",
  ],
  "armrests?|middle seat": [
    "question | Does the middle seat get both armrests? | the middle seat gets both armrests | the middle seat does not get both armrests",
  ],
  "hotels?|(?<!(?:photo|picture|pic|selfie)s? (?:of|from) (?:\\p{L}+ )?)holidays?|vacation|airbnb|road ?trip|weekend away|honeymoon":
    [
      "you | Have you ever come home from a holiday in need of one? | {p} has come home from a holiday in need of one | {p} has never come home from a holiday in need of one",
    ],
  "tents?|camping|campsite": [
    "you | Have you ever slept badly in a tent and called it lovely? | {p} has slept badly in a tent and called it lovely | {p} has never slept badly in a tent and called it lovely",
  ],
  "(?:queue|line)[^.]*(?:jump\\p{L}*|cuts?|cutting|push\\p{L}*|skip\\p{L}*|front|ahead|place)|(?:jump\\p{L}*|cuts?|cutting|push\\p{L}*|skip\\p{L}*|front|ahead|place)[^.]*(?:queue|line)":
    [
      "you | Have you ever pretended not to see the end of a queue? | {p} has pretended not to see the end of a queue | {p} has never pretended not to see the end of a queue",
    ],
  "on my way|omw|be there in|five minutes|\\d+ ?min(?:ute)?s? away": [
    "you | Have you ever said “five minutes” and meant twenty? | {p} has said “five minutes” and meant twenty | {p} has never said “five minutes” and meant twenty",
    "question | Is “on my way” a promise? | “on my way” is a promise | “on my way” is no promise",
  ],
  "presents|gifts?|vouchers?|(?:a|my|his|her|birthday|christmas) present|secret santa": [
    "you | Have you ever given a present away? | {p} has given a present away | {p} has never given a present away",
  ],
  "(?:forgot|forgets|forgotten|remember\\p{L}*|missed|late|expected|surprise)[^.]*birthday|birthday[^.]*(?:forgot|forgets|forgotten|remember\\p{L}*|missed|late|day after|nothing)":
    [
      "you | Do you remember birthdays without help? | {p} remembers birthdays without help | {p} does not remember birthdays without help",
      "question | Is it childish to want a fuss on a birthday? | it is childish to want a fuss on a birthday | it is not childish to want a fuss on a birthday",
    ],
  "(?:christmas|xmas)[^.]*(?:songs?|carols|music|play\\p{L}*|speaker|radio)|(?:songs?|carols|music|play\\p{L}*|speaker|radio)[^.]*(?:christmas|xmas)|carols":
    [
      "you | Have you ever heard a Christmas song in November and liked it? | {p} has liked a Christmas song in November | {p} has never liked a Christmas song in November",
    ],
  "secrets?(?! santa)": [
    "you | Is there a secret that you are keeping right now? | {p} is keeping a secret right now | {p} is keeping no secret right now",
    "question | Is a secret still one when two people know it? | a secret is still one when two people know it | a secret is no secret when two people know it",
  ],
  "jokes?|pranks?|pranked|puns?|punchline": [
    "you | Do you laugh at your own jokes? | {p} laughs at jokes of their own | {p} does not laugh at jokes of their own",
  ],
  "(?:tell|tells|told|telling) (?:the|my|our|his|her|that|this|same|a|the same) (?:\\p{L}+ )?(?:story|stories|anecdote)|anecdotes?":
    [
      "you | Does a story of yours get a little better each time? | {p} tells a story a little better each time | {p} tells a story the same way each time",
      "question | Does a story belong to whoever it happened to? | a story belongs to whoever it happened to | a story does not belong to whoever it happened to",
    ],
  "correct(?:s|ed|ing)|grammar|pronounc\\p{L}+|spelling|apostrophes?": [
    "you | Have you ever corrected somebody in your head? | {p} has corrected somebody in silence | {p} has never corrected anybody in silence",
    "question | Is it a kindness to correct somebody? | it is a kindness to correct somebody | it is no kindness to correct anybody",
  ],
  "borrow(?:s|ed|ing)?|lent|lend(?:s|ing)?": [
    "you | Do you have something at home that belongs to somebody else? | {p} has something at home that belongs to somebody else | {p} has nothing at home that belongs to somebody else",
  ],
  "(?:owes?|owed|owing) (?:me|him|her|us|\\p{L}+ [$€£]?\\d+)|pay(?:s|ing)? (?:me |him |her |us )?back|paid (?:me |him |her |us )?back|monzo|revolut|splitwise|venmo|paypal|\\d+p":
    [
      "you | Do you pay back small sums the same day? | {p} pays back small sums the same day | {p} does not pay back small sums the same day",
      "question | Is there a sum too small to ask for? | there is a sum too small to ask for | there is no sum too small to ask for",
    ],
  "(?:my|his|her|your|whose|our) turn|rota|take turns|took turns": [
    "you | Do you remember whose turn it was last time? | {p} remembers whose turn it was last time | {p} does not remember whose turn it was last time",
  ],
  "pens?|biro|pencils?": [
    "you | Do you have a pen that is really somebody else's? | {p} has a pen that is really somebody else's | {p} has no pen that is somebody else's",
    "question | Does a pen belong to whoever writes with it? | a pen belongs to whoever writes with it | a pen does not belong to whoever writes with it",
  ],
  "(?:my|his|her|library|the|a|this|that|same|whole) books?|bookmark|paperback|novel|book club": [
    "you | Have you ever turned down the corner of a page? | {p} has turned down the corner of a page | {p} has never turned down the corner of a page",
  ],
  "nicknames?|(?:calls|called|calling) me(?! (?:at|on|in|up|back|out|from|for|every|when|while|to|\\d))": [
    "you | Is there a nickname that you secretly like? | {p} secretly likes a nickname | {p} likes no nickname in secret",
  ],
  "hid|hides|hidden|hiding": [
    "you | Have you ever hidden something and forgotten where? | {p} has hidden something and forgotten where | {p} has never forgotten a hiding place",
  ],
  "(?<!out )loud|loudly|louder|noise|noisy|volume|shout(?:s|ed|ing)?": [
    "you | Have you ever been asked to keep it down? | {p} has been asked to keep it down | {p} has never been asked to keep it down",
  ],
  "(?:talk|narrat|comment|question|ask|whisper|explain)\\p{L}*[^.]*(?:film|movie|cinema)|(?:film|movie|cinema)[^.]*(?:talk|narrat|comment|question|ask|whisper|explain)\\p{L}*":
    ["question | May one talk during a film? | one may talk during a film | one may not talk during a film"],
  "(?:bike|bicycle)[^.]*(?:hall|hallway|inside|corridor|indoors|kitchen|living room)|(?:hall|corridor|indoors|kitchen)[^.]*(?:bike|bicycle)":
    ["question | Does a bicycle belong indoors? | a bicycle belongs indoors | a bicycle does not belong indoors"],
  "(?:car|drive|drives|driving)[^.]*(?:music|songs?|radio|aux|playlist)|(?:music|songs?|radio|aux|playlist)[^.]*(?:car|drive|drives|driving)":
    [
      "question | Does whoever drives choose the music? | whoever drives chooses the music | whoever drives does not choose the music",
    ],
  "(?:always|minutes|hours?|mins|was|is|were|turns up|turned up|came|comes|shows up) late": [
    "you | Have you ever blamed the traffic when it was you? | {p} has blamed the traffic without cause | {p} has never blamed the traffic without cause",
  ],
  "(?:christmas|xmas|carols|tinsel)[^.]*(?:november|october|already|early|september)|(?:november|october|september)[^.]*(?:christmas|xmas|carols|tinsel)":
    [
      "question | May Christmas begin before December? | Christmas may begin before December | Christmas may not begin before December",
    ],
  "(?:on|off|uses?|using|used|shares?|sharing) (?:my|his|her|our|the) (?:spotify|netflix|disney|prime|hbo|account|login|password)":
    [
      "question | Is a login fair game until somebody objects? | a login is fair game until somebody objects | a login is not fair game until somebody objects",
    ],
  "(?:tree)[^.]*(?:baubles?|tinsel|decorat\\p{L}*|fairy lights|rearrang\\p{L}*)|(?:baubles?|tinsel|decorat\\p{L}*|fairy lights|rearrang\\p{L}*)[^.]*(?:tree)":
    [
      "you | Have you ever moved a bauble that somebody else had hung? | {p} has moved a bauble that somebody else had hung | {p} has never moved anybody else's bauble",
      "question | Is there a right way to decorate a tree? | there is a right way to decorate a tree | there is no right way to decorate a tree",
    ],
});
