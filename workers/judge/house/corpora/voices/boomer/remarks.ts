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
    frequency: {
      yes: [
        "once is a slip, after that it's a hobby",
        "my cousin Dale had habits like that",
        "you fix a drip the first time or you don't",
      ],
      no: [
        "I've had one-time leaks, you put a bucket down",
        "everybody gets one, that's my policy",
        "I wouldn't call the paper about one time",
      ],
    },
    claim: {
      yes: [
        "so that's not even a fish story",
        "nobody padded that one, and I checked",
        "I'd have padded it, personally",
      ],
      no: [
        "that fish got bigger on the drive home",
        "Walt tells his hedge story the same way",
        "somebody was telling that with both arms",
      ],
    },
    agreement: {
      yes: [
        "a deal's a deal, even without paper",
        "we used to shake on that and it held",
        "so {doer} can't say nobody told the rules",
      ],
      no: [
        "you can't break a rule nobody wrote on the fridge",
        "write it down, I say, get a little chart",
        "thirty years married, we have a list",
      ],
    },
    awareness: {
      yes: [
        "{doer} knew, same as I know about the gutters",
        "don't tell me it slipped anybody's mind",
        "knowing better is most of being grown up",
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
        "that'd spoil my supper too",
        "so it did cost {complainer} something",
        "I'm not made of stone, I felt that one",
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
        "what goes around, and so on",
        "that's the skillet talking to the stove",
        "so they've both got mud on the carpet",
      ],
      no: [
        "{complainer} keeps a tidy garage, you can tell",
        "so {complainer} isn't the pot or the kettle",
        "clean as a whistle, that {complainer}",
        "nothing on {complainer}, and I looked under the seats",
        "{complainer} keeps both hands on the wheel",
      ],
    },
    permission: {
      yes: [
        "you can't leave the gate open and sue the cow",
        "{complainer} said fine, and fine means fine",
        "I lent Walt my ladder once; same mistake",
        "a yes is a yes, I've got it in writing",
        "{complainer} waved that one through",
      ],
      no: [
        "you ask first, that's the whole trick",
        "nobody said go ahead, so you don't",
        "{doer} just helped themselves, like at a buffet",
        "that's how my hedge clippers went",
        "nobody handed over any keys",
      ],
    },
    remedy: {
      yes: [
        "{doer} got out the toolbox, good",
        "a fellow who fixes it gets a second cup",
        "that's how you keep the peace",
        "somebody was raised right",
        "that's a handshake in my book",
      ],
      no: [
        "five minutes and a screwdriver, that's all it wanted",
        "{doer} never so much as brought over a pie",
        "sorry is free, last time I looked",
        "left it like a shopping cart in the lot",
        "you break it, you at least whistle",
      ],
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
  settled: ["where I come from that settles it", "saved us all an afternoon"],
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
