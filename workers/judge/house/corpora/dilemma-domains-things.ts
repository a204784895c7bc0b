import type { DilemmaDomain } from "./dilemma-domain";

/** Dilemmas about things: bought, kept, returned, sold, planted, painted. */
export const THINGS_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "gym",
    words:
      /\b(?:(?:cancel|quit|leave|freeze) (?:my|your|the) gym|gym|membership|yoga|pilates|crossfit|spin class|running club|jogging|go (?:for a )?(?:run|running|swimming)|workout|work out|exercise|couch to 5k)\b/iu,
    leaves: /^(?:rest|skip|cancel|quit|break up|leave|freeze|stop)/iu,
    thing: "the gym",
    ask: [
      ["do", "Do you know where your trainers are at this moment?"],
      ["do", "Have you come home from it in a better mood than you left?"],
      ["do", "Is there anybody there who knows your name?"],
      ["do", "Would you go if it were the house next door?"],
      ["leave", "Are you there more often on the bank statement than in person?"],
      ["leave", "Would you rather walk an hour in any weather?"],
      ["leave", "Has your bag been packed since a different season?"],
      ["leave", "Do you feel relief when it is shut for a holiday?"],
    ],
    steps: {
      do: [
        "Put the trainers by the door tonight, laces open, facing out.",
        "Go once within the day, for twenty minutes at most, and leave while you still like it.",
      ],
      leave: [
        "Empty the packed bag tonight, thank the towel, and look up how the thing is ended.",
        "Take the walk you would rather take, today, round the block and once more.",
      ],
    },
    names: ["The Treadmill Separation", "In re the Bag in the Hall", "An Amicable Parting of Weights"],
    maxims: [
      "One may break up with a building.",
      "Exercise that is only paid for builds nothing but character.",
      "A trainer by the door is worth two under the bed.",
    ],
  },
  {
    name: "subscription",
    words:
      /\b(?:subscription|subscribe|unsubscribe|cancel (?:your )?(?:netflix|spotify|disney|prime|amazon|apple)\b|premium|spotify|prime|patreon|free trial|renew|streaming service|newsletter|cancel (?:my|your) (?:\S+ )?(?:plan|account|contract|trial))\b/iu,
    leaves: /^(?:keep|let it|renew|stay)/iu,
    thing: "the subscription",
    ask: [
      ["leave", "Have you used it in the last seven days?"],
      ["leave", "Would somebody else in the house revolt without it?"],
      ["leave", "Could you name the last thing it gave you?"],
      ["do", "Did you forget it existed until the money went?"],
      ["do", "Have you told yourself “next month” before?"],
      ["do", "Would you decline it if it were offered to you today?"],
      ["do", "Are you paying chiefly for who you meant to become?"],
    ],
    steps: {
      do: [
        "Find the page where it is decided, today, and keep the tab open until it is done.",
        "Set a timer for ten minutes and look only for the small grey link.",
      ],
      leave: [
        "Use it once today, on purpose, and note on the fridge whether you liked it.",
        "Write the renewal date on the calendar tonight, with a question mark that you can answer then.",
      ],
    },
    names: ["The Small Grey Link", "In re Next Month, Certainly", "The Auto-Renewal Hearing"],
    maxims: ["What renews itself should be asked whether it may.", "A free trial is still a trial."],
  },
  {
    name: "return",
    words:
      /\b(?:return (?:it|the|a|my|these|this|them)|refund|exchange it|send (?:it|them) back|take (?:it|them) back|receipt)\b/iu,
    leaves: /^(?:keep|hem|wear it)/iu,
    thing: "the item",
    ask: [
      ["do", "Is the label still on it?"],
      ["do", "Do you know where the receipt is?"],
      ["do", "Have you hidden it behind something?"],
      ["do", "Would you decline it if it were offered to you again?"],
      ["leave", "Have you already used it in secret?"],
      ["leave", "Would you miss it on the first cold day?"],
      ["leave", "Is the queue at that counter known to you by name?"],
    ],
    steps: {
      do: [
        "Put it in a bag with the receipt tonight and hang the bag on the handle of the front door.",
        "Find the receipt before supper; the rest is only walking.",
      ],
      leave: [
        "Cut the label off today, with ceremony, and use the thing within the hour.",
        "Give it a proper place in the house before bed, in plain sight.",
      ],
    },
    names: ["The Label Still Attached", "In re the Missing Receipt"],
    maxims: ["A thing with its label on is only visiting.", "Regret has a return window as well."],
  },
  {
    name: "sell",
    words:
      /\b(?:sell|get rid of|throw (?:away|out)|donate|declutter|marie kondo|give away|ebay|vinted|marketplace|chuck|bin the)\b/iu,
    leaves: /^(?:keep|hold on|store)/iu,
    thing: "the thing",
    ask: [
      ["do", "Has it been in your way at least once this week?"],
      ["do", "Would you forget about it if it were gone for a year?"],
      ["do", "Is there somebody who would truly use it?"],
      ["do", "Is there dust on it that you could date?"],
      ["leave", "Would you tell its story to whoever came to fetch it?"],
      ["leave", "Have you used it since the clocks last changed?"],
      ["leave", "Would you end up getting another one by spring?"],
      ["leave", "Did somebody you love give it to you?"],
    ],
    steps: {
      do: [
        "Wipe it down and take one honest photograph of it in daylight today; the rest can wait for tomorrow.",
        "Carry it as far as the hall before bed. Things in a hall are half gone.",
      ],
      leave: [
        "Use it once before tomorrow evening, for its proper purpose, with your full attention.",
        "Give it a place of honour tonight and take away whatever was blocking it.",
      ],
    },
    names: ["The Object in the Hall", "In re a Certain Amount of Dust"],
    maxims: [
      "What is kept for “one day” should be told which.",
      "A thing is worth its use plus its story, minus dust.",
    ],
  },
  {
    name: "plant",
    words: /\b(?:plant|monstera|cactus|orchid|basil|garden|succulent|fern|houseplant|seeds|tomatoes|repot|aloe)\b/iu,
    leaves: /^(?:let it|compost|bin|leave|throw|give up)/iu,
    thing: "the plant",
    ask: [
      ["do", "Is there a windowsill with light and nothing better on it?"],
      ["do", "Has something green ever survived a summer with you?"],
      ["do", "Is there still a green bit, if you are honest and bend down?"],
      ["do", "Would you greet it in the mornings?"],
      ["leave", "Do you own a watering can chiefly for decoration?"],
      ["leave", "Would it be the fourth of its kind in your care?"],
      ["leave", "Is there a cat with opinions in the household?"],
      ["leave", "Have you been apologising to it?"],
    ],
    steps: {
      do: [
        "Put a finger in the soil, turn the pot half round towards the light, and tell it who is in charge.",
        "Clear one windowsill today, wide enough for one pot, and see whether you miss what stood there.",
      ],
      leave: [
        "Say a short word over the pot, rinse it, and let the windowsill be a windowsill tonight.",
        "Move it into the best light you have for one last night, and ask no more of yourself.",
      ],
    },
    names: ["The Drooping Leaf", "In re a Windowsill, South-Facing"],
    maxims: ["Most plants die of love, in litres.", "A windowsill is a responsibility with a view."],
  },
  {
    name: "paint",
    words:
      /\b(?:paint|wallpaper|wall|living room|bedroom|redecorate|(?:new|grey|green|blue|buy a|get a) sofa|rug|curtains|lamp|furniture|ikea|shelf|shelves|colour for|color for|duvet|kitchen tiles)\b/iu,
    leaves: /^(?:keep|leave)/iu,
    thing: "the room",
    ask: [
      ["do", "Do you sigh when you come into the room?"],
      ["do", "Have you held a sample to it more than once?"],
      ["do", "Would you still like it by lamplight in November?"],
      ["do", "Do you know where the masking tape lives?"],
      ["leave", "Would the furniture spend a month in the hall?"],
      ["leave", "Is the last pot still open somewhere?"],
      ["leave", "Are you avoiding a different chore of greater size?"],
      ["leave", "Would a new lamp do nearly the same?"],
    ],
    either: [
      ["for", "Would you still like it in November lamplight if you chose to {act}?"],
      ["against", "Would every sock and cup show up against it if you chose to {act}?"],
      ["for", "Would you show the room to guests first if you were to {act}?"],
    ],
    steps: {
      do: [
        "Tape a sheet of paper in that colour to the wall today and look at it once by lamplight.",
        "Clear one metre of wall tonight, and take a photograph of it as it was.",
      ],
      leave: [
        "Move one lamp and one chair tonight, and see whether the room was the problem.",
        "Take down one thing from that wall before bed, and let it rest a night.",
      ],
    },
    names: ["The Shade Card Proceedings", "In re Not Quite White"],
    maxims: ["Every colour is a different colour by lamplight.", "A room repainted in anger dries in patches."],
  },
  {
    name: "pet",
    words:
      /\b(?:(?:get|buy|have|want|keep|another|second|new|go for) (?:\S+ ){0,2}(?:dog|cat|kitten|puppy|hamster|rabbit|pet|budgie|guinea pig|goldfish|tortoise)|adopt|foster|kitten|puppy)\b/iu,
    thing: "the animal",
    ask: [
      ["do", "Is there somebody at home for most of the day?"],
      ["do", "Would you go out in the rain at seven for it, and again at ten?"],
      ["do", "Have you already chosen the name?"],
      ["do", "Would everyone in the house say yes without being bribed?"],
      ["leave", "Are you away for more weekends than you are home?"],
      ["leave", "Would a single chewed shoe end the friendship?"],
      ["leave", "Did this wish begin with a video under a minute long?"],
      ["leave", "Does your lease have a sentence about this?"],
    ],
    steps: {
      do: [
        "Live tomorrow as though it were here: up at seven, out in whatever weather, and home at noon.",
        "Write the daily round on one sheet tonight, with a name beside every walk, feed and litter tray.",
      ],
      leave: [
        "Sleep on it, and tomorrow spend half an hour admiring somebody else's from the proper side of a fence.",
        "Write the name you had chosen on a card tonight and keep it safe for a calmer year.",
      ],
    },
    names: ["The Matter of Four Small Feet", "In re the Name Already Chosen"],
    maxims: [
      "An animal is a promise that wakes up at six.",
      "Whoever has chosen the name has not thereby bought the food.",
    ],
  },
  {
    name: "travel",
    words:
      /\b(?:holiday|vacation|trip|travel|flight|fly|train|road trip|camping|hotel|airbnb|beach|mountains|weekend away|city break|festival|japan|italy|spain|lisbon|paris|rome|greece|interrail)\b/iu,
    leaves: /^(?:stay|save|go home|postpone)/iu,
    thing: "the trip",
    ask: [
      ["do", "Could you leave for it with one bag?"],
      ["do", "Do you look at the map of it when nobody is watching?"],
      ["do", "Would you go even if it rained for half of it?"],
      ["do", "Is there a story you hope to come home with?"],
      ["leave", "Are you in need of sleep more than of scenery?"],
      ["leave", "Would you be answering e-mails from under a palm?"],
      ["leave", "Is there somebody in the party whose snoring is on record?"],
      ["leave", "Would you spend the week before it in a panic?"],
    ],
    either: [
      ["for", "Would you enjoy it even in the rain if you were to {act}?"],
      ["against", "Would you have to set an alarm before five to {act}?"],
      ["for", "Do you already know your first breakfast there if you {act}?"],
      ["against", "Would you need a rest afterwards if you were to {act}?"],
    ],
    steps: {
      do: [
        "Write the three things you would do there on one card tonight, and leave every booking page shut until tomorrow.",
        "Pack an imaginary bag on paper in ten minutes; if it fits on one side, you are ready to plan.",
      ],
      leave: [
        "Choose the nearest place you have never been, and plan an afternoon there on the back of an envelope.",
        "Unfold a map at the kitchen table for half an hour and travel by finger.",
      ],
    },
    names: ["The One-Bag Hearing", "In re Somewhere Else", "The Window Seat Petition"],
    maxims: [
      "Half of every journey is the looking forward. That half is free.",
      "No place is far that has been properly packed for.",
    ],
  },
  {
    name: "move",
    words:
      /\b(?:move (?:out|in|to (?!the sofa|the couch|bed)|house|back|away|in with)|new flat|new apartment|lease|relocate|flatshare|live alone|live with (?:my|your|his|her|him|them|friends|strangers)|leeds|bristol|london|new city)\b/iu,
    leaves: /^(?:stay|renew|keep)/iu,
    thing: "the move",
    ask: [
      ["do", "Can you picture where the kettle would stand?"],
      ["do", "Would you miss the people here more than the walls?"],
      ["do", "Have you walked round there on an ordinary wet weekday?"],
      ["do", "Do you already say “when” and not “if”?"],
      ["leave", "Is it chiefly a neighbour you want to get away from?"],
      ["leave", "Would new curtains do for another year?"],
      ["leave", "Are there boxes from the last time still shut?"],
      ["leave", "Would you miss a particular bakery more than is reasonable?"],
    ],
    either: [
      ["for", "Can you picture where the kettle would stand if you were to {act}?"],
      ["against", "Would you miss a particular bakery if you were to {act}?"],
    ],
    steps: {
      do: [
        "Draw the new place on squared paper tonight and mark where the kettle goes.",
        "Empty one drawer tonight as if you were leaving, and see what you would not take.",
      ],
      leave: [
        "Change one thing about where you are before bedtime: the lamp, the chair or the view.",
        "Go for a walk round your own streets today as though you had only just arrived.",
      ],
    },
    names: ["The Cardboard Box Hearings", "In re Where the Kettle Goes"],
    maxims: ["Home is wherever the kettle has its place.", "One moves with all one's furniture and all one's habits."],
  },
  {
    name: "buy",
    words:
      /\b(?:buy|purchase|splurge|treat myself|expensive|on sale|upgrade|(?:new|another|second|better|used) (?:bike|phone|laptop|console|camera|guitar|car|sofa|jacket)|go for (?:an? |the )?(?:bike|phone|laptop|console|camera|guitar)|air ?fryer|headphones|espresso machine|preorder|basket|it's £?\d+)\b/iu,
    leaves: /^(?:save|wait|keep|make do|repair|fix|mend|borrow|stick)/iu,
    thing: "the thing",
    ask: [
      ["do", "Would you still want it in a plain brown box?"],
      ["do", "Have you wanted {thing} for longer than a month?"],
      ["do", "Do you know where in your home it would live?"],
      ["do", "Would you use it on a dull Tuesday?"],
      ["leave", "Is there one at home already that does most of it?"],
      ["leave", "Did you first hear of {thing} this week?"],
      ["leave", "Are you drawn by the discount more than by the thing?"],
      ["leave", "Would you hide the parcel from anybody?"],
    ],
    either: [
      ["for", "Do you know where in your home it would live if you chose to {act}?"],
      ["against", "Would you hide the parcel from anybody if you chose to {act}?"],
    ],
    steps: {
      do: [
        "Clear the exact spot where it would live tonight, and sleep on it once with the spot empty.",
        "Sleep on it one night; if the first thought at breakfast is where to put it, you have your answer.",
      ],
      leave: [
        "Close the tab, write its name and today's date on a slip, and sleep on it.",
        "Get out the one you have, clean it properly tonight, and sleep on it.",
      ],
    },
    names: ["The Basket, Abandoned", "In re a Parcel Not Yet Ordered", "Want v. Need (Joined Cases)"],
    maxims: [
      "A bargain is only a bargain if one wanted it yesterday.",
      "Everything bought must also be dusted.",
      "The wish that survives a night has earned a hearing.",
    ],
  },
  {
    name: "chore",
    words:
      /\b(?:laundry|wash(?:ing)?(?: up)?(?! (?:my|your) hair)|dishes|hoover|vacuum|clean|tidy|iron|bins?|chores?|windows|oven|fridge|wardrobe|garage|shed|paperwork|inbox)\b/iu,
    leaves: /^(?:nap|sit|watch|go to|leave|do it (?:tomorrow|later)|read|lie)/iu,
    thing: "the chore",
    ask: [
      ["do", "Would it take less time than you have spent thinking of it?"],
      ["do", "Can you see it from where you are sitting?"],
      ["do", "Would you enjoy the next cup of tea more with it done?"],
      ["do", "Is somebody due at your door before the weekend?"],
      ["leave", "Would it look exactly the same by tomorrow night?"],
      ["leave", "Have you done your share and a bit already?"],
      ["leave", "Are you using it to avoid a worse job?"],
      ["leave", "Are you so tired that you would do it twice?"],
    ],
    steps: {
      do: [
        "Set a timer for fifteen minutes, begin at the left, and stop when it rings, wherever you are.",
        "Put on three songs and do as much as fits into them.",
      ],
      leave: [
        "Close the door on it for tonight and write its name on tomorrow's page, in pencil.",
        "Sit down with a cup of something hot now and do nothing, by order.",
      ],
    },
    names: ["The Pile, Continued", "In re What Is Behind That Door"],
    maxims: ["A chore grows in the dark.", "Most jobs take fifteen minutes and a fortnight of dread."],
  },
  {
    name: "game",
    words:
      /\b(?:game|gaming|level|playstation|xbox|(?:the|my|nintendo) switch|steam|raid|minecraft|chess|board game|book|novel|read|podcast|hobby|knit|guitar practice|piano)\b/iu,
    leaves: /^(?:go to (?:bed|sleep)|sleep|stop|put it down)/iu,
    thing: "the hobby",
    ask: [
      ["do", "Would you lose track of the time, in the good way?"],
      ["do", "Have you looked forward to it since lunch?"],
      ["do", "Would you pick up just where you left off?"],
      ["leave", "Are you doing it chiefly to have finished it?"],
      ["leave", "Have your eyes been sore since the afternoon?"],
      ["leave", "Would “one more” really mean three?"],
    ],
    either: [
      ["for", "Would you lose track of the time if you were to {act}?"],
      ["against", "Would it feel like homework by the middle if you were to {act}?"],
    ],
    steps: {
      do: [
        "Give it one full hour tonight with the phone in another room, and stop while it is still good.",
        "Set the scene now: lamp, chair, drink; then begin without another look at anything else.",
      ],
      leave: [
        "Put it away where you can see it, and go and stand outside for the length of one song.",
        "Mark the place with a slip of paper, close it, and let tomorrow have it.",
      ],
    },
    names: ["One More Level", "In re the Unfinished Chapter"],
    maxims: ["One stops best while it is still good.", "A hobby that needs discipline may be a job."],
  },
];
