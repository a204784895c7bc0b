import type { DilemmaDomain } from "../domain";

/** Dilemmas about hair, skin and clothes. */
export const LOOKS_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "tattoo",
    deed: /^get (?:a |another |my |the |matching )?(?:\S+ )?tattoo(?:ed)?\b/iu,
    ask: [
      ["do", "Have you wanted it for longer than one season?"],
      ["do", "Would you still like it spelled out to you at breakfast?"],
      ["do", "Have you looked at the same drawing more than ten times?"],
      ["do", "Would you want it even if nobody ever saw it?"],
      ["leave", "Is the design younger than the milk in your fridge?"],
      ["leave", "Would you have to explain it at every wedding?"],
      ["leave", "Is there a first name involved?"],
      ["leave", "Are you the sort who repaints a room twice?"],
    ],
    steps: {
      do: [
        "Draw it in biro where it would go, tonight, and see whether you miss it once it has washed off.",
        "Put the drawing by the bathroom mirror and look at it before your first coffee tomorrow.",
      ],
      leave: [
        "Draw it on a sticky note, wear that inside your phone case, and sleep on it.",
        "Date the drawing, put it in a drawer tonight, and let the drawer have the next word.",
      ],
    },
    names: ["Ink, Provisionally", "The Permanent Marker Motion"],
    maxims: ["What is for ever may wait until morning.", "Skin keeps excellent minutes."],
  },
  {
    name: "dye",
    deed: /^(?:dye|bleach|colou?r) (?:my|our) hair\b|^go (?:blonde?|ginger|platinum|gr[ae]y)\b/iu,
    ask: [
      ["do", "Have you tried the filter and then kept looking?"],
      ["do", "Would you enjoy the look on the first person who sees it?"],
      ["do", "Do you own fewer than two white towels?"],
      ["do", "Would the growing-out stage amuse you more than it hurts you?"],
      ["leave", "Is it after nine in the evening as you consider this?"],
      ["leave", "Are you hoping the colour will settle something that is not hair?"],
      ["leave", "Would you mind explaining it to a grandparent?"],
      ["leave", "Is there a photograph coming up that will hang on a wall?"],
    ],
    steps: {
      do: [
        "Try a filter or a hat of that colour today and walk past three mirrors as if by accident.",
        "Choose the one strand you would start with, and tie a ribbon of the colour to it tonight.",
      ],
      leave: [
        "Wear the colour as a scarf or socks tomorrow, and see which of you gets the compliments.",
        "Change your parting for a day; it is the smallest revolution there is.",
      ],
    },
    names: ["The Roots of the Matter", "Shade, A Hearing"],
    maxims: [
      "Hair grows back, but slowly and with commentary.",
      "The person on the box has never seen the bathroom afterwards.",
    ],
  },
  {
    name: "fringe",
    deed: /^(?:get|cut|have) (?:myself )?(?:a |some |my )?(?:new |own )?(?:fringe|bangs|bob|pixie|mullet|haircut|hair)\b/iu,
    ask: [
      ["do", "Would you still want it in the rain?"],
      ["do", "Have you wanted it since before the bad week?"],
      ["do", "Have you saved more than three pictures of it?"],
      ["do", "Would you laugh, within the month, if it went wrong?"],
      ["leave", "Did something happen this week that a comb cannot mend?"],
      ["leave", "Are you holding the kitchen scissors as you read this?"],
      ["leave", "Would it take you a hat to leave the house on day two?"],
      ["leave", "Have you grown this very thing out before, swearing?"],
    ],
    steps: {
      do: [
        "Hold a scarf where it would change, tonight, and pass three mirrors as if by accident.",
        "Put your best picture of it on the bathroom mirror and look at it before coffee tomorrow.",
      ],
      leave: [
        "Put the scissors in the highest cupboard tonight and try a new parting in the morning.",
        "Look up one photograph of the last time, give it a full minute, and go to bed.",
      ],
    },
    names: ["The Fringe Benefits Hearing", "In re the Kitchen Scissors", "A Matter of Two Inches"],
    maxims: [
      "No haircut has ever fixed a Wednesday, though several have improved one.",
      "The hairdresser's mirror is a diplomat.",
      "A good haircut survives weather; so should the wish for it.",
    ],
  },
  {
    name: "outfit",
    deed: /^wear (?:a|an|the|my|that|this) (?:\S+ ){0,3}(?:dress|suit|jacket|coat|jumper|shirt|hoodie|skirt|jumpsuit|blazer|cardigan)\b/iu,
    ask: [
      ["do", "Could you sit down in it and still breathe?"],
      ["do", "Would you walk a little taller to the bus?"],
      ["do", "Has it been out of the wardrobe at least once this year?"],
      ["do", "Would you want to be photographed in it from the side?"],
      ["leave", "Would you tug at it more than twice an hour?"],
      ["leave", "Is there ironing involved that you will not do?"],
      ["leave", "Are you dressing for somebody who will not be there?"],
      ["leave", "Does it pinch in a place you would rather not name?"],
    ],
    steps: {
      do: [
        "Put it on now, sit, stand and lift both arms; if nothing objects, hang it on the door.",
        "Lay the whole of it out tonight, socks included, and do not reopen the wardrobe.",
      ],
      leave: [
        "Hang it back at the far end tonight and lay out the thing you always reach for.",
        "Lay out the comfortable answer now and close the wardrobe until morning.",
      ],
    },
    names: ["The Wardrobe Tribunal", "Nothing to Wear, Nothing to Add"],
    maxims: ["Clothes that need courage need comfortable shoes.", "One should wear the garment, and not the reverse."],
  },
];
