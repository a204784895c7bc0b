import type { DilemmaDomain } from "../domain";

/** Dilemmas about other people: messages, parties, confessions, work. */
export const PEOPLE_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "reply-all",
    deed: /^reply[- ](?:to )?all\b/iu,
    ask: [
      ["do", "Would everybody on the list be worse off for not knowing?"],
      ["do", "Is there a mistake in the thread that only you can mend?"],
      ["do", "Would you sign it with your full name and job title?"],
      ["leave", "Is your reply in essence the word ‘thanks’?"],
      ["leave", "Is there one person who could be told quietly instead?"],
      ["leave", "Would your ears go warm if it were read out at the next meeting?"],
      ["leave", "Are you a little pleased with how it is worded?"],
    ],
    steps: {
      do: [
        "Cut the reply to two sentences, take out the adverb, and read it aloud once before it goes.",
        "Write it today with the address line empty, and fill that in last.",
      ],
      leave: [
        "Write the perfect reply in a draft with no address in it, admire it for a minute, and delete it.",
        "Put the cursor in the box, take both hands off the keyboard and make a cup of tea.",
      ],
    },
    names: ["Reply All v. The Silent Many", "The Thread That Should Have Ended"],
    maxims: ["An inbox forgets nothing and forgives less.", "‘All’ has always meant one more person than was meant."],
  },
  {
    name: "text",
    deed: /^(?:text|message|dm|write back|reply to)\b(?!.*\b(?:group|chat|all|everyone|everybody|team)\b)/iu,
    ask: [
      ["do", "Would you be glad to see their name light up your phone tonight?"],
      ["do", "Have you already written the message in your head?"],
      ["do", "Could you say it in two lines, without the word ‘actually’?"],
      ["do", "Do you have something to say besides ‘hey’?"],
      ["leave", "Are you mostly hoping to be seen as unbothered?"],
      ["leave", "Would you check the phone every four minutes afterwards?"],
      ["leave", "Is it later in the evening than you would like to admit?"],
      ["leave", "Would you wince if the two of you met tomorrow by the yoghurts?"],
    ],
    steps: {
      do: [
        "Write the two-line version now, read it aloud once to a houseplant, and send it in daylight.",
        "Take out one exclamation mark and every ‘just’, send it, and put the phone face down for an hour.",
      ],
      leave: [
        "Put the phone in a drawer in another room and give it until after breakfast.",
        "Type what you would have said into your notes, date it, and close the notes.",
      ],
    },
    names: ["In re Three Grey Dots", "The Left-on-Read Proceedings", "The Thumb, Hovering"],
    maxims: [
      "A message unsent has never been screenshotted, nor answered.",
      "Three dots have promised more than any message has kept.",
      "No message was ever improved by its ninth draft.",
    ],
  },
  {
    name: "confess",
    deed: /^(?:confess|own up|come clean)\b|^tell \S+(?: \S+)?(?: that)? i (?:broke|ate|lost|took|forgot|lied|borrowed|spilled|scratched|deleted)\b/iu,
    ask: [
      ["do", "Would it be worse for you if they found out by themselves?"],
      ["do", "Have you rehearsed the telling in the shower?"],
      ["do", "Would you want to be told, if it were the other way round?"],
      ["do", "Does it come to mind whenever they are being nice to you?"],
      ["leave", "Are you the only one who would ever notice?"],
      ["leave", "Would the telling make you lighter and them only heavier?"],
      ["leave", "Could you put it right without a single word?"],
      ["leave", "Is it so small that you would have to explain why it matters?"],
    ],
    steps: {
      do: [
        "Say it today in one sentence that begins with ‘I’ and does not contain ‘but’.",
        "Tell it over a hot drink before bedtime, and stop talking after the apology.",
      ],
      leave: [
        "Put right today whatever can be put right without words, and then let it be over.",
        "Write it on a scrap of paper, fold it eight times and put it in the recycling.",
      ],
    },
    names: ["The Small Guilty Silence", "A Confession, Pending", "The Whole Truth, Roughly"],
    maxims: [
      "The truth keeps; it does not improve.",
      "Guilt is usually larger than the vase.",
      "A secret is furniture: one learns to walk round it, or stubs a toe.",
    ],
  },
  {
    name: "raise",
    deed: /^ask .*\b(?:raise|promotion)\b/iu,
    ask: [
      ["do", "Can you name three things you did this year without looking them up?"],
      ["do", "Has the job grown since anybody last talked about it?"],
      ["do", "Would you tell a friend in your chair to ask?"],
      ["do", "Would a plain no be bearable by teatime?"],
      ["leave", "Is it currently the worst week of the quarter?"],
      ["leave", "Would you be asking mostly because of one annoying Tuesday?"],
      ["leave", "Would your first sentence be an apology for the timing?"],
      ["leave", "Is there a better moment already in the calendar?"],
    ],
    steps: {
      do: [
        "Write three things you did well on one card tonight, in words your own mother would call boastful.",
        "Say the first sentence aloud in the kitchen three times today, until it stops sounding like a question.",
      ],
      leave: [
        "Start a list tonight called ‘Things I did’, and put the first one on it before bed.",
        "Pick the better day now and write it in the calendar in capital letters.",
      ],
    },
    names: ["The Petition for Slightly More", "Ex Parte the Annual Review"],
    maxims: ["No annual review has ever begun on time.", "The speech is always better in the lift."],
  },
  {
    name: "party",
    deed: /^go to (?:.* )?(?:party|birthday|wedding|reunion|housewarming|barbecue|bbq|reveal|karaoke)\b/iu,
    ask: [
      ["do", "Would somebody there be truly pleased to see you?"],
      ["do", "Have you ever been glad of the last thing you dragged yourself to?"],
      ["do", "Do you already know what you would wear?"],
      ["do", "Would you look at the photographs tomorrow with a small pang?"],
      ["leave", "Are you already composing the excuse?"],
      ["leave", "Would you spend the evening calculating the way home?"],
      ["leave", "Have you been out more often than you have done laundry lately?"],
      ["leave", "Is there a sofa in this case with your outline on it?"],
    ],
    steps: {
      do: [
        "Lay out what you would wear now, and set a time to leave that you may enforce without appeal: ninety minutes in.",
        "Put your shoes by the door today and allow yourself to be home by eleven.",
      ],
      leave: [
        "Send a kind no in one sentence without an illness in it, then put the kettle on.",
        "Say no today, warmly and without a reason, and change into the soft trousers at once.",
      ],
    },
    names: ["The Sofa v. The Outside", "The Soft Trousers Question", "Going Out, A Motion to Adjourn"],
    maxims: [
      "The first half hour of any party is the ticket price.",
      "Nobody ever regretted the soft trousers, but some missed the cake.",
      "An early exit is a right; an excuse is a habit.",
    ],
  },
  {
    name: "invite",
    deed: /^(?:ask (?:\S+ ){1,3}out|invite (?:him|her|them))\b/iu,
    ask: [
      ["do", "Would you be pleased if they asked you first?"],
      ["do", "Do you laugh at their middling jokes?"],
      ["do", "Could you name a day and a place right now?"],
      ["do", "Would you rather know than go on guessing?"],
      ["leave", "Are you asking mostly out of politeness?"],
      ["leave", "Would you need a week to recover from a friendly no?"],
      ["leave", "Is there a seating plan that this would ruin?"],
      ["leave", "Have you hoped, even once, that they would be busy?"],
    ],
    steps: {
      do: [
        "Choose one day and one place tonight, and put them into a single sentence that ends in a question mark.",
        "Ask before tomorrow's bedtime, in person or in two lines, and suggest something that ends by itself.",
      ],
      leave: [
        "Give it until tomorrow, and write down tonight one thing to talk about that is not the weather.",
        "Leave it for today and do one thing you would have suggested, on your own, with cake.",
      ],
    },
    names: ["The Plus-One Question", "Ex Parte a Certain Somebody"],
    maxims: ["Nobody ever knew where to put their hands while asking.", "The rehearsal outlasts the conversation."],
  },
  {
    name: "visit",
    deed: /^(?:visit|go (?:and )?see) my (?:parents|mum|mom|dad|nan|gran|grandma|family|in-laws|aunt|uncle)\b/iu,
    ask: [
      ["do", "Would they lay an extra place before you had even answered?"],
      ["do", "Is there a dish there that nobody else makes properly?"],
      ["do", "Would you be sorry to hear how it went from somebody else?"],
      ["leave", "Are you already tired from the journey you have not made?"],
      ["leave", "Would a long call do nearly as well this time?"],
      ["leave", "Is there a topic at that table you have been avoiding since spring?"],
    ],
    steps: {
      do: [
        "Look up one train or route today and write its time on the fridge.",
        "Choose the hour of arrival and the hour of leaving tonight, and treat both as law.",
      ],
      leave: [
        "Pick an hour for a proper long call instead, and write it on the fridge.",
        "Choose another date tonight and put it in the calendar before you say no to this one.",
      ],
    },
    names: ["The Spare Bed Hearing", "In re the Extra Place at Table"],
    maxims: [
      "Nobody comes for the soup, and everybody mentions the soup.",
      "Home is where they ask whether you have eaten.",
    ],
  },
];
