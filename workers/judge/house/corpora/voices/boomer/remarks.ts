import type { Remarks } from "../voice";

/** Everything reminds him of somebody: Walt, Dale, the bowling league, the price of a dishwasher part. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "well, there it is, no detective needed",
        "no need to ask that one twice",
        "at least {doer} didn't make me get the flashlight",
        "so that part's no mystery",
        "no need to dust for prints",
      ],
      no: [
        "so what are we all doing here, then",
        "I drove in for this",
        "that's calling the fire department, and no fire",
        "so there goes the main complaint",
      ],
    },
    awareness: {
      yes: [
        "you could've seen that one from the road",
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
        "that's how my mother did it, every time",
        "told nicely is more than I got in the Navy",
        "that's more manners than my transmission ever showed",
      ],
      no: [
        "{complainer} could have said it nicely once",
        "Walt and I skipped the polite part, too",
        "nice words are free, {complainer}, even at my age",
      ],
    },
    provocation: {
      yes: [
        "well look who's talking, {complainer}",
        "don't throw rocks in your own greenhouse, {complainer}",
        "{complainer}'s own porch could use a broom",
      ],
      no: [
        "{complainer} keeps a tidy garage, you can tell",
        "clean as a whistle, that {complainer}",
        "nothing on {complainer}, and I looked under the seats",
        "not so much as a parking ticket on {complainer}",
      ],
    },
    permission: {
      yes: [
        "{complainer} said fine, and fine means fine",
        "no returns on a yes, {complainer}, I tried at Sears",
        "a yes is a yes",
        "{complainer} waved that one through",
      ],
      no: [
        "nobody heard {complainer} say fine, and I asked around",
        "there was no thumbs up, and I looked for one",
        "{doer} never had a go-ahead",
      ],
    },
    remedy: {
      yes: ["that's how you keep the peace, {doer}", "somebody raised {doer} right", "that's a handshake in my book"],
      no: [
        "{doer} could still do it tomorrow",
        "wouldn't have cost {doer} a nickel",
        "my mother would have had a word with {doer}",
      ],
    },
  },
  counts: [
    "that helps {helped}",
    "chalk that up for {helped}",
    "I'd put that on {helped}'s side of the fence",
    "{helped} can hang a hat on that",
    "goes in {helped}'s column, in pen",
    "that's a shingle on {helped}'s roof",
  ],
  clash: [
    "somebody's remembering it wrong",
    "two fishermen agree more about one trout",
    "{yes} and {no} must get different channels",
    "so I can't use it for either of you",
    "I'd need a ouija board for that one",
    "two stories, and I wasn't there for either",
    "both can't be right, and neither will fold",
    "you'd think one of you would've blinked",
    "I've heard straighter stories from a used-car lot",
  ],
  ducked: [
    "{ducker} clammed up, like my brother-in-law about the gas can",
    "I raised three kids, I know that look, {ducker}",
    "a straight answer would have been easy, {ducker}",
    "you don't go quiet over nothing, {ducker}",
    "{ducker} has been watching lawyer shows",
    "my dog makes that face next to the trash, {ducker}",
    "{ducker} got quieter than a church in July",
  ],
  mute: ["so on that I know nothing", "well, that's no help to anybody"],
  owned: ["that's against {witness}'s own side, so I buy it", "takes backbone, saying what doesn't help you"],
  alone: [
    "nobody stood up to say different",
    "and {witness} looked me in the eye",
    "nobody told me any different",
    "I'll take it, it's the only bid",
  ],
};
