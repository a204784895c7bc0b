import { props } from "../prop";

/** Things that a quarrel can be about, with nothing of their own to ask: each by its name or with the words for it. */
const THINGS = [
  "cheese; cheesecake; dumplings | dumplings?|pierogi|momos?|gyoza; leftovers; yoghurt | yogh?urts?; ketchup; mayonnaise | mayo(?:nnaise)?; gravy; pineapple; cereal | cereals?; porridge; pasta | pasta|spaghetti|carbonara; noodles | noodles?; rice; soup; salad; beans; toast | toast|toaster; fish | fish|salmon|mackerel|tuna|prawns?; bananas | bananas?; fruit | fruit|apples?|oranges?|grapes?|mango(?:es)?; lemons | lemons?; avocados | avocados?|guacamole; garlic; onions | onions?; sausages | sausages?|bacon; meat | meat|chicken|steak|ribs; scones | scones?; pancakes | pancakes?|waffles?; jam; peanut butter; barbecues | barbecues?|bbq|grill",
  "the shopping | groceries|supermarket|food shop; takeaways | takeaways?|takeout; kebabs | kebabs?; lunch | lunch|lunch ?box; water bottles | water bottle|flask; advent calendars | advent calendars?",
  "the remote | remote|remote control; the television | (?:telly|tv|television) (?:on|off|volume|licence)|(?:watch|volume)\\p{L}* (?:the )?(?:telly|tv); the radio; speakers | speakers?|alexa|sonos; streaming accounts | netflix|spotify|disney plus; passwords | passwords?|passcode; laptops | laptops?; the printer | printer|toner; staplers | stapler; scissors; the calendar | calendar; folders | folders?; playlists | playlists?|queue up; podcasts | podcasts?; the news; ringtones | ringtones?; calls | (?:phone|telephone) calls?|to ring|rings me|facetime|video calls?",
  "perfume | perfume|aftershave|cologne; beards | beards?; moustaches | moustache; ironing | iron(?:s|ed|ing)?; make-up | make-?up|lipstick|mascara; nail clippings | (?:toe)?nails; soap; razors | razors?; pyjamas | pyjamas|pjs|dressing gown; slippers; T-shirts | t-?shirts?; sunglasses; bags | (?:hand|carrier |tote )bags?|suitcases?|luggage; candles | candles?; cushions | cushions?|pillows?",
  "curtains | curtains?|blinds; mattresses | mattress; wallpaper; stairs | stairs|staircase; the lawn | lawn|mows|mowed|mowing|mower",
  "recycling; compost; trees | trees?; vegetables | vegetables?|marrows?|courgettes?|tomato(?:es)?; sheds | sheds?; ponds | ponds?; trampolines | trampolines?; the air conditioning | air ?con(?:ditioning)?; smells | smells?|stinks?; sourdough | sourdough(?: starter)?; roosters | roosters?|cockerel|chickens; birds | birds?|pigeons?|seagulls?; bees | bees?|wasps?; fish tanks | fish tank|aquarium; strollers | pram|buggy|stroller",
  "trains | trains?; buses | bus(?:es)?; ferries | ferry|ferries; directions | directions|shortcuts?|maps?|sat ?nav; boats; kayaks | kayaks?|canoes?; surfboards | surf ?boards?; scooters; the car | (?:my|the|his|her|our) car; petrol | petrol|fuel",
  "football | football|offside|fantasy league|goalkeeper; running | fun run|half marathon; golf; darts; snooker; tennis; padel; badminton; dancing | dances?|danced|dancing; costumes | costumes?|fancy dress; cards | birthday card|christmas card|(?:signed|signs) the card; photographs | photos?|pictures?|selfies?; surprises | surprise party|surprises?",
  "whistling | whistles|whistling|whistled; sneezing | sneez(?:es?|ed|ing); yawning | yawns?|yawning; scratch maps | scratch map; horoscopes | horoscopes?|star signs?; ghosts | ghosts?; wine; smoothies | smoothies?|blender; air fryers | air fryer; socket space | sockets?|plug sockets?; hugs | hugs?|hugging; compliments | compliments?; accents | accents?; slang; bedtime | bedtime|early night; money | money|cash; the rent; tips | tips?|tipping; receipts | receipts?; coupons | coupons?|points card|clubcard",
];

/** No more than half a name stands before another noun: a gravy boat is no gravy. */
const ALONE =
  "(?! (?!(?:and|or|but|in|into|on|at|to|for|from|of|off|with|without|by|about|as|than|is|was|are|were|has|had|the|a|an|my|his|her|our|their|i|he|she|we|they|you|every|all|again|then|until|til|when|while|after|before|because|cos|so|that|which|who|back|up|down|out|away|over|under|instead|like|since|for|twice|once|go|goes|each|did|does|do|didnt|should|must|can|cant|never|always|belongs?|will|would|needs?|got|gets|today|yesterday|last|this|next|now|just|still)(?!\\p{L}))\\p{L})";

export const NAMED = props(
  Object.fromEntries(
    THINGS.flatMap((line) => line.split("; ").map((thing) => thing.split(" | "))).map(([name = "", told = name]) => [
      `${name} | (?:${told})${ALONE}`,
      [],
    ]),
  ),
);
