import type { Remarks } from "../voice";

/** Everything reminds him of somebody: Walt, Dale, the bowling league, the price of a dishwasher part. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "well, there it is, no detective needed",
        "fessed up, like my brother did about the tractor",
        "at least {doer} didn't blame the dog",
        "that's the whole ball game right there",
        "no need to dust for prints",
        "there's your horse, already out of the barn",
      ],
      no: [
        "so what are we all doing here, then",
        "I drove in for this",
        "that's like calling the fire department about toast",
        "no fish in that bucket",
      ],
    },
    awareness: {
      yes: [
        "don't tell me it slipped anybody's mind",
        "knowing better is most of being grown up",
        "it doesn't take a weatherman",
      ],
      no: [
        "how's a person supposed to know, by radar",
        "nobody's a mind reader, ask my wife",
        "{doer} plain didn't know, and I believe it",
      ],
    },
    warning: {
      yes: [
        "{complainer} did it the polite way first",
        "you get told nicely once, in any decent house",
        "that's more warning than my transmission gave me",
      ],
      no: [
        "{complainer} could have just said something",
        "you knock on the door before you call the sheriff",
        "we had a word for people who only sighed",
      ],
    },
    harm: {
      yes: [
        "so it did cost {complainer} something",
        "I'm not made of stone, I felt that one",
        "some things stick to you like burrs",
      ],
      no: [
        "nobody lost a finger, is what I'm hearing",
        "walk it off, we used to say",
        "I've had worse from a garden hose",
      ],
    },
    provocation: {
      yes: [
        "well look who's talking, {complainer}",
        "don't throw rocks in your own greenhouse, {complainer}",
        "nobody's driveway is that clean",
      ],
      no: [
        "{complainer} keeps a tidy garage, you can tell",
        "clean as a whistle, that {complainer}",
        "nothing on {complainer}, and I looked under the seats",
        "{complainer} keeps both hands on the wheel",
      ],
    },
    permission: {
      yes: [
        "{complainer} said fine, and fine means fine",
        "I lent Walt my ladder once; same mistake",
        "a yes is a yes, I've got it in writing",
        "{complainer} waved that one through",
      ],
      no: [
        "you ask first, that's the whole trick",
        "nobody said go ahead, so you don't",
        "that's how my hedge clippers went",
      ],
    },
    remedy: {
      yes: ["that's how you keep the peace", "somebody was raised right", "that's a handshake in my book"],
      no: ["well, there's still tomorrow", "wouldn't have cost a nickel", "my mother would have had a word about that"],
    },
    proportion: {
      yes: [
        "so it's small potatoes, and we all know it",
        "a nap would have handled this",
        "I've seen bigger trouble in a pudding cup",
      ],
      no: [
        "so it's no small potatoes after all",
        "a nap won't fix it, and I'm for naps",
        "fine, I'll put the crossword down",
      ],
    },
  },
  clash: [
    "somebody's remembering it wrong",
    "two fishermen agree more about one trout",
    "{no} tells it different from {yes}, and louder",
    "one of them needs to check the garage",
    "I'd need a ouija board for that one",
    "I've got two stories and one driveway",
    "that's how my sisters lost the lake house",
    "both can't be right, and neither will fold",
    "you'd think one of you would've blinked",
    "I've heard straighter stories from a used-car lot",
  ],
  crossed: [
    "they're each sticking up for the other, can you beat that",
    "somebody raised those two right, and then they sued",
  ],
  ducked: [
    "{ducker} clammed up, like my brother-in-law about the gas can",
    "I raised three kids, I know that look, {ducker}",
    "the last time somebody went that quiet, the boat was gone",
    "you don't go quiet over nothing, {ducker}",
    "{ducker} has been watching lawyer shows",
    "my dog makes that face next to the trash",
    "that's how my nephew sat the day the mailbox went",
    "{ducker} got quieter than a church in July",
  ],
  mute: [
    "quietest thing I've heard since the hearing aid went",
    "so nobody's seen nothing, like the whole street in '82",
  ],
  owned: ["that's against {witness}'s own side, so I buy it", "takes backbone, saying that about yourself"],
  alone: [
    "nobody stood up to say different",
    "and {witness} looked me in the eye",
    "only one phone ringing on that line",
    "I'll take it, it's the only bid",
  ],
};
