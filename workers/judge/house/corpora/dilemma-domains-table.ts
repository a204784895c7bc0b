import type { DilemmaDomain } from "./dilemma-domain";

/** Dilemmas about eating, drinking and the evening around it. */
export const TABLE_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "cook",
    words:
      /\b(?:takeaway|takeout|take-out|deliveroo|uber ?eats|just eat|order (?:in|food|a|something|pizza|sushi|dinner)|cook(?:ing)?|meal prep|leftovers|batch cook)\b/iu,
    leaves:
      /^(?:order|get (?:a )?take|takeaway|takeout|deliver|eat (?:the )?(?:cereal|toast|crisps)|have (?:toast|cereal|crisps)|skip|go for (?:a )?take)/iu,
    thing: "dinner",
    ask: [
      ["do", "Is there anything in the fridge that counts as an ingredient?"],
      ["do", "Is there a clean pan in the house right now?"],
      ["do", "Would you enjoy the smell of onions more than a doorbell?"],
      ["do", "Would you feel faintly heroic by the last mouthful?"],
      ["leave", "Are you hungry enough to be rude about it?"],
      ["leave", "Would the washing-up stay there until the weekend?"],
      ["leave", "Do you already know your order by heart?"],
      ["leave", "Have you stood on your feet for most of the day?"],
    ],
    either: [
      ["for", "Would it still taste good cold tomorrow if you decided to {act}?"],
      ["for", "Did your stomach answer before your head when you thought to {act}?"],
      ["against", "Did you {act} at some point in the last three days?"],
    ],
    steps: {
      do: [
        "Put one pan on the stove and one song on; whatever is in the fridge when it ends is the recipe.",
        "Chop one onion before you sit down. Everything else tends to follow an onion.",
      ],
      leave: [
        "Settle on it within five minutes, set the table like a person of standing, and use a real plate.",
        "Lay a proper place with a napkin before the bell rings, and leave the pans in peace.",
      ],
    },
    names: ["The Empty Fridge Inquest", "Onion v. Doorbell", "In re Dinner, Still Unmade"],
    maxims: [
      "Hunger is a poor chef and a worse shopper.",
      "A clean pan is half a promise.",
      "Nobody has ever regretted an onion begun in time.",
    ],
  },
  {
    name: "dessert",
    words:
      /\b(?:dessert|pudding|cake|ice cream|gelato|brownie|biscuits?|cookies?|chocolate|doughnut|donut|pastry|last slice|trifle|tiramisu|second helping|seconds)\b/iu,
    leaves: /^(?:save|leave|have fruit|skip|resist|share)/iu,
    thing: "dessert",
    ask: [
      ["do", "Have you been thinking of it since the soup?"],
      ["do", "Would you enjoy the third spoonful as much as the first?"],
      ["do", "Is it the good kind, and not the kind from the back of the cupboard?"],
      ["leave", "Are you full in every part but the eyes?"],
      ["leave", "Would somebody else in this house be looking for it tomorrow?"],
      ["leave", "Would it be even better with tomorrow's coffee?"],
    ],
    either: [
      ["for", "Would you close your eyes at the first spoonful if you were to {act}?"],
      ["against", "Would you look with envy at the next plate if you were to {act}?"],
    ],
    steps: {
      do: [
        "Have it sitting down, on the good plate, with no screen in sight and no apology.",
        "Put it on a saucer, sit by the window, and give it all five minutes it deserves.",
      ],
      leave: [
        "Wrap it, write tomorrow's date and your name on it, and shut the door of the fridge with ceremony.",
        "Brew a mint tea now and let the spoon rest until tomorrow's coffee.",
      ],
    },
    names: ["The Second Spoon", "In re the Last Slice"],
    maxims: ["Dessert is a right, but not a deadline.", "A shared spoon is a treaty."],
  },
  {
    name: "drink",
    words: /\b(?:coffee|tea|espresso|latte|decaf|hot chocolate|matcha|another cup)\b/iu,
    leaves: /^(?:have (?:water|decaf)|go for (?:water|decaf)|skip)/iu,
    thing: "the cup",
    ask: [
      ["do", "Is it still light outside?"],
      ["do", "Would you drink it while it is hot, for once?"],
      ["do", "Are you cold as well as undecided?"],
      ["leave", "Have you had three already?"],
      ["leave", "Would you lie awake reviewing old conversations?"],
      ["leave", "Is it really a break you want, and not a drink?"],
    ],
    either: [
      ["for", "Can you already smell it when you think to {act}?"],
      ["against", "Would it go cold beside you if you chose to {act}?"],
    ],
    steps: {
      do: [
        "Make it in the nice cup, and drink it standing at a window before it goes cold.",
        "Put the kettle on now and do nothing else whatever until it clicks.",
      ],
      leave: [
        "Fill the nice cup with hot water and a slice of something, and take the break that you were after.",
        "Step outside for the time a cup would have taken, and come back in.",
      ],
    },
    names: ["The Kettle Hearings", "A Storm in the Obvious Place"],
    maxims: ["The kettle is the only court with faster hearings.", "A hot cup drunk hot is a life in order."],
  },
  {
    name: "food",
    words:
      /\b(?:pizza|sushi|pasta|curry|burger|burrito|ramen|noodles|salad|(?<!\b(?:before|after|until|since|at|over|during) )(?:dinner|lunch|breakfast|brunch)|eat|snack|tacos?|kebab|toast|chips|soup|sandwich|(?:thai|chinese|indian|mexican|italian) (?:food|place|or)|restaurant)\b/iu,
    thing: "the meal",
    ask: [
      ["do", "Have you been hungry for exactly this since the morning?"],
      ["do", "Would you order it again if it were raining?"],
      ["do", "Would somebody gladly share it with you?"],
      ["leave", "Are you bored more than you are hungry?"],
      ["leave", "Did you have the very same thing yesterday?"],
      ["leave", "Would you need a lie-down after it?"],
    ],
    either: [
      ["for", "Would it still be good cold, standing up, if you chose to {act}?"],
      ["against", "Did you {act} at some point in the last three days?"],
      ["for", "Did your stomach answer first when you thought to {act}?"],
      ["against", "Would you need to change your shirt if you were to {act}?"],
    ],
    steps: {
      do: [
        "Decide within the next five minutes, put out a real plate, and do not look at another menu.",
        "Lay the table now, for one or for several, and let nobody reopen the question.",
      ],
      leave: [
        "Drink a glass of water, count to sixty, and see who is still hungry.",
        "Have a small plate of what is there now, sitting down, and let the craving reapply tomorrow.",
      ],
    },
    names: ["The Hungry Bench", "In re What the Stomach Knew", "The Menu, Reopened"],
    maxims: ["The stomach votes early and often.", "A menu read three times is a meal delayed."],
  },
  {
    name: "watch",
    words: /\b(?:watch|film|movie|series|episode|netflix|cinema|rewatch|binge|box set|anime|documentary)\b/iu,
    leaves: /^(?:go to (?:bed|sleep)|sleep|read|rewatch)/iu,
    thing: "the film",
    ask: [
      ["do", "Have you been looking forward to it since the trailer?"],
      ["do", "Would you put your phone in another room for it?"],
      ["do", "Do you know its title without scrolling?"],
      ["leave", "Would you be asleep before the second twist?"],
      ["leave", "Have you spent longer choosing than a film would last?"],
      ["leave", "Is there somebody who would be hurt if you went ahead without them?"],
    ],
    either: [
      ["for", "Would you put your phone away if you were to {act}?"],
      ["against", "Would you be asleep before the end if you were to {act}?"],
      ["for", "Would you talk about it tomorrow if you chose to {act}?"],
      ["against", "Would you keep asking who that actor is if you were to {act}?"],
    ],
    steps: {
      do: [
        "Press play within ten minutes, phone in the kitchen; whoever scrolls on forfeits the remote.",
        "Put the snacks out first. Once there is a bowl, no one reopens the menu.",
      ],
      leave: [
        "Turn the screen off now and read two pages of anything that is made of paper.",
        "Write the title on a note by the television for tomorrow, and go to bed like a legend.",
      ],
    },
    names: ["The Remote Control Commission", "Forty Minutes of Scrolling", "In re Are You Still Watching"],
    maxims: ["Choosing is not a genre.", "The best film is the one that has begun."],
  },
  {
    name: "study",
    words:
      /\b(?:study|revise|revision|homework|essay|exam|dissertation|coursework|assignment|thesis|flashcards|library|degree)\b/iu,
    leaves:
      /^(?:watch|play|go out|take (?:the|a) (?:night|day|evening) off|nap|sleep|procrastinate|scroll|do it tomorrow)/iu,
    thing: "the work",
    ask: [
      ["do", "Would half an hour of it make tonight taste better?"],
      ["do", "Do you know, to the day, when it is due?"],
      ["do", "Is the file open in some tab, quietly judging you?"],
      ["do", "Have you already tidied everything that can be tidied?"],
      ["leave", "Have you done an honest day of it already?"],
      ["leave", "Are you reading the same line for the fourth time?"],
      ["leave", "Would a rested head do it in half the time tomorrow?"],
      ["leave", "Is it past the hour at which you have ever learned anything?"],
    ],
    steps: {
      do: [
        "Set a timer for twenty-five minutes, do the ugliest bit first, and then you are free by order of the court.",
        "Write one bad sentence of it in the next ten minutes. The court only asks for bad.",
      ],
      leave: [
        "Write tomorrow's first step on a sticky note, close the book on it, and take the evening with a clear conscience.",
        "Lay out the book, the pen and the page for the morning, then leave the room and mean it.",
      ],
    },
    names: ["The Open Tab", "In re One More Episode", "The Desk v. The Duvet"],
    maxims: [
      "Twenty-five minutes have never hurt anybody.",
      "Rest that was chosen is rest; the other sort is hiding.",
      "A deadline is only a Tuesday with teeth.",
    ],
  },
  {
    name: "early",
    words:
      /\b(?:wake|get up|early|snooze|alarm|lie[- ]in|sleep in|nap(?! (?:revise|study|work))|go to bed|stay up|bedtime|morning run|5 ?am|6 ?am)\b/iu,
    leaves: /^(?:snooze|sleep|lie|stay in bed|stay up|nap|get up (?:late|at (?:8|9|10|11|noon)))/iu,
    thing: "the alarm",
    ask: [
      ["do", "Is there something waiting tomorrow morning that you half look forward to?"],
      ["do", "Would you be in bed tonight before the second yawn?"],
      ["do", "Have you ever once been sorry for an early start by noon?"],
      ["do", "Is your alarm further away than your arm?"],
      ["leave", "Did you sleep less than six hours last night?"],
      ["leave", "Would you only lie there negotiating with the clock?"],
      ["leave", "Is the plan based on a video by somebody with a very white kitchen?"],
      ["leave", "Would the people you live with suffer for your virtue?"],
    ],
    steps: {
      do: [
        "Put the alarm on the far side of the room tonight, on top of tomorrow's socks.",
        "Set one alarm, not five, and place a glass of water beside it before you sleep.",
      ],
      leave: [
        "Move the alarm to an honest hour tonight, and let the snooze button rest with you.",
        "Pull the curtain properly shut, set one late alarm, and sleep without committing to anything.",
      ],
    },
    names: ["Snooze v. The Sun", "Nine More Minutes", "In re the Virtuous Alarm"],
    maxims: [
      "Nine more minutes have never been the nine that were missing.",
      "The morning belongs to whoever went to bed.",
      "Virtue before six ought to be quiet.",
    ],
  },
];
