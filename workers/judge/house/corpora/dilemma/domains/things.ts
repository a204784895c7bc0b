import type { DilemmaDomain } from "../domain";

/** Dilemmas about things: bought, kept, returned, sold, planted, painted. */
export const THINGS_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "gym",
    deed: /^go to the gym\b/iu,
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
        "Leave the bag where it is, thank the towel for its patience, and take one flight of stairs in its honour.",
        "Take the walk you would rather take, today, round the block and once more.",
      ],
    },
    names: ["The Treadmill Question", "In re the Bag in the Hall", "A Matter of Some Weights"],
    maxims: [
      "Most gym bags have seen only the hall.",
      "Exercise that is only paid for builds nothing but character.",
      "A trainer by the door is still only a shoe.",
    ],
  },
  {
    name: "subscription",
    deed: /^cancel(?:ling)? (?:\S+ ){0,3}(?:subscription|membership|netflix|spotify|disney|prime|newsletter)\b/iu,
    ask: [
      ["leave", "Have you used it in the last seven days?"],
      ["leave", "Would somebody else in the house revolt without it?"],
      ["leave", "Could you name the last thing it gave you?"],
      ["do", "Did you forget it existed until the money went?"],
      ["do", "Have you told yourself ‘next month’ before?"],
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
    maxims: ["Everybody pays for one thing that they believe they have cancelled.", "A free trial is still a trial."],
  },
  {
    name: "return",
    deed: /^return (?:it\b|(?:\S+ ){1,3}(?:shoes|jeans|trousers|dress|jacket|coat|jumper|shirt|boots|skirt|sweater|bag|lamp)\b)/iu,
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
        "Find the receipt before supper; the rest is only tape and walking.",
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
    deed: /^(?:sell|donate|get rid of|throw (?:away|out)) (?:my|the|this|that) (?:\S+ )?(?:bike|guitar|piano|sofa|desk|chair|lamp|treadmill|camera|console|books|records|keyboard)\b/iu,
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
        "Clear its path to the door before bed. It will understand.",
      ],
      leave: [
        "Use it once before tomorrow evening, for its proper purpose, with your full attention.",
        "Give it a place of honour tonight, and dust it like an heirloom.",
      ],
    },
    names: ["The Object in the Corner", "In re a Certain Amount of Dust"],
    maxims: [
      "What is kept for ‘one day’ should be told which.",
      "A thing is worth its use plus its story, minus dust.",
    ],
  },
  {
    name: "paint",
    deed: /^(?:re)?paint (?:the|my|our) (?:\S+ )?(?:room|bedroom|kitchen|bathroom|hall|hallway|walls?)\b|^redecorate\b/iu,
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
    maxims: ["Every colour is a different colour by lamplight.", "Nobody has ever owned enough masking tape."],
  },
  {
    name: "pet",
    deed: /^(?:get|adopt|buy|foster) (?:a|an|another|the) (?:\S+ )?(?:dog|puppy)\b/iu,
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
        "Write the round of walks and bowls on one sheet tonight, with a name beside each.",
      ],
      leave: [
        "Sleep on it, and tomorrow spend half an hour admiring somebody else's from the proper side of a fence.",
        "Write the name you had chosen on a card tonight and keep it safe for a calmer year.",
      ],
    },
    names: ["The Matter of Four Small Feet", "In re the Name Already Chosen"],
    maxims: [
      "An animal is a promise that wakes up at six.",
      "The name is the first thing chosen and the last thing answered to.",
    ],
  },
  {
    name: "travel",
    deed: /^(?:go (?:camping|travelling|interrailing|on)|book|take) ?(?:a|the|my|our)? ?(?:\S+ )?(?:holiday|vacation|trip|break|$)/iu,
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
      "Every suitcase holds one thing that only came for the ride.",
    ],
  },
  {
    name: "move",
    deed: /^move (?:out|house|back|in with|to (?!the |my |bed))/iu,
    ask: [
      ["do", "Can you picture where the kettle would stand?"],
      ["do", "Have you walked round there on an ordinary wet weekday?"],
      ["do", "Do you already say ‘when’ and not ‘if’?"],
      ["leave", "Is it chiefly a neighbour you want to get away from?"],
      ["leave", "Would new curtains do for another year?"],
      ["leave", "Are there boxes from the last time still shut?"],
      ["leave", "Would you miss a particular bakery more than is reasonable?"],
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
    deed: /^buy(?:ing)? (?:a|an|the|this|that|another|new) (?!.*\b(?:house|flat|home|tickets?|dogs?|cats?|puppy|kitten|horse|drinks?|round|coffee|lunch|dinner)\b)/iu,
    ask: [
      ["do", "Would you still want it in a plain brown box?"],
      ["do", "Have you wanted it for longer than a month?"],
      ["do", "Do you know where in your home it would live?"],
      ["do", "Would you use it on a dull Tuesday?"],
      ["leave", "Is there one at home already that does most of it?"],
      ["leave", "Did you first hear of it this week?"],
      ["leave", "Are you drawn by the discount more than by the thing?"],
      ["leave", "Would you hide the parcel from anybody?"],
    ],
    steps: {
      do: [
        "Clear the exact spot where it would live tonight, and tell the neighbouring objects.",
        "Write down tonight the first dull Tuesday job that it will do, and hold it to that.",
      ],
      leave: [
        "Close the tab, write its name and today's date on a slip, and sleep on it.",
        "Get out whatever has done the job so far, clean it properly tonight, and thank it.",
      ],
    },
    names: ["The Basket, Pending", "In re a Parcel Not Yet Ordered", "Want v. Need (Joined Cases)"],
    maxims: [
      "A bargain is only a bargain if one wanted it yesterday.",
      "Everything bought must also be dusted.",
      "The wish that survives a night has earned a hearing.",
    ],
  },
  {
    name: "chore",
    deed: /^(?:(?:clean|tidy|hoover|vacuum|mop) (?:the|my)|do (?:the|my) (?:laundry|dishes|washing|ironing|chores))\b/iu,
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
    maxims: ["Dust has never taken a day off.", "Most jobs take fifteen minutes and a fortnight of dread."],
  },
  {
    name: "game",
    deed: /^(?:play|finish|read|keep reading) (?:\S+ ){0,3}(?:game|level|chess|minecraft|zelda|piano|book|novel)\b/iu,
    ask: [
      ["do", "Would you lose track of the time, in the good way?"],
      ["do", "Have you looked forward to it since lunch?"],
      ["do", "Would you pick up just where you left off?"],
      ["leave", "Are you doing it chiefly to have finished it?"],
      ["leave", "Have your eyes been sore since the afternoon?"],
      ["leave", "Would ‘one more’ really mean three?"],
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
