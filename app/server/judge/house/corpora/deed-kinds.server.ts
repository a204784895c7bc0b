import type { Theme } from "./petty-domain.server";

/** Questions about a kind of deed, whatever it was done with; slots as in a domain, `{thing}` being what it was done to. */
export interface DeedKind {
  id:
    | "conduct"
    | "taking"
    | "damage"
    | "telling"
    | "saying"
    | "neglect"
    | "habit"
    | "absence"
    | "leaving"
    | "moving"
    | "promise"
    | "withholding";
  /** Verbs in their base form, divided by blanks; empty for what is told by its negation or by what came of it. */
  verbs: string;
  questions: readonly (readonly [Theme, string])[];
}

/** What people do to each other in petty matters, for disputes on which no domain has anything to ask. */
export const DEED_KINDS: readonly DeedKind[] = [
  {
    id: "neglect",
    verbs: "forget refuse neglect fail",
    questions: [
      ["agreement", "Had {D} ever agreed to do it?"],
      ["agreement", "Is there an understanding about whose job it is?"],
      ["awareness", "Did {D} know that {C} was counting on it?"],
      ["awareness", "Had {D} noticed that nobody else would do it?"],
      ["provocation", "Has {C} ever left the same kind of thing undone?"],
      ["permission", "Did {C} ever say that it could wait?"],
      ["frequency", "Has it happened more than once?"],
      ["frequency", "Is it one entry in a longer list?"],
      ["warning", "Did {C} remind {D} more than once?"],
      ["harm", "Did it fall to {C} in the end?"],
      ["harm", "Did {C} suffer for the want of it?"],
      ["remedy", "Has {D} made up for it since, without being asked?"],
      ["proportion", "Would it all have been settled by one friendly reminder?"],
    ],
  },
  {
    id: "taking",
    verbs:
      "take steal donate sell eat drink finish use borrow grab nick swipe hog wear snatch bagsy nab pinch claim occupy devour scoff raid drain",
    questions: [
      ["agreement", "Was it settled between the two of you who gets {thing}?"],
      ["awareness", "Did {D} know that {C} had plans for {thing}?"],
      ["awareness", "Did {D} suspect that {C} would notice?"],
      ["provocation", "Has {C} ever helped themselves to something of {D}'s?"],
      ["permission", "Did {D} ask before laying a hand on {thing}?"],
      ["permission", "Had {C} ever told {D} to feel free with {thing}?"],
      ["frequency", "Has something of {C}'s gone the same way before?"],
      ["warning", "Had {C} asked {D} to leave {thing} alone?"],
      ["harm", "Did {C} miss {thing} at the very moment it mattered?"],
      ["remedy", "Has {D} made good for {thing}, or offered to?"],
      ["proportion", "Would {C} have said yes if asked nicely?"],
    ],
  },
  {
    id: "damage",
    verbs:
      "break lose ruin shrink spill kill delete destroy stain scratch dent burn crack damage smash reset trample clog flood tear rip crush " +
      "wreck scrape drop misplace dirty soil smudge smear bleach overwater bump crash dig",
    questions: [
      ["agreement", "Had the two of you agreed to be careful with {thing}?"],
      ["awareness", "Was it carelessness rather than bad luck?"],
      ["awareness", "Did {D} know how much {C} cared about {thing}?"],
      ["provocation", "Has {C} ever ruined something of {D}'s?"],
      ["permission", "Had {C} left {thing} where an accident was only a matter of time?"],
      ["frequency", "Has {D} had an accident with something of {C}'s before?"],
      ["warning", "Had {C} ever asked {D} to mind {thing}?"],
      ["harm", "Did {C} mourn {thing} for longer than a day?"],
      ["remedy", "Did {D} admit to it without being asked?"],
      ["remedy", "Has {D} offered to repair or replace {thing}?"],
      ["proportion", "Would {thing} have come to grief sooner or later in any case?"],
    ],
  },
  {
    id: "telling",
    verbs:
      "tell read post share reveal leak show forward tweet screenshot mention upload spread gossip overshare announce tag",
    questions: [
      ["agreement", "Had {D} promised to keep it between the two of you?"],
      ["awareness", "Did {D} know that {C} would rather have kept it quiet?"],
      ["provocation", "Has {C} ever passed on something that {D} meant to keep?"],
      ["permission", "Did {C} ever say that it was no secret?"],
      ["frequency", "Has {D} let something of {C}'s slip before?"],
      ["warning", "Had {C} said that this was not for everyone?"],
      ["harm", "Did {C} have to explain it to somebody afterwards?"],
      ["remedy", "Has {D} tried to take it back, as far as that goes?"],
      ["proportion", "Would it have come out within a month anyway?"],
    ],
  },
  {
    id: "saying",
    verbs:
      "say call think claim insist argue mock tease complain blame accuse insult criticise criticize judge roast believe correct " +
      "mansplain lecture compare interrupt mispronounce swear patronise patronize",
    questions: [
      ["agreement", "Had the two of you agreed to leave this subject alone?"],
      ["awareness", "Did {D} notice that {C} was not amused?"],
      ["provocation", "Has {C} ever said something of the kind to {D}?"],
      ["permission", "Did {C} ever ask {D} for an honest opinion?"],
      ["frequency", "Has {D} said much the same before?"],
      ["warning", "Did {C} say at the time that it was not welcome?"],
      ["harm", "Has {C} gone over it in bed, with better replies?"],
      ["remedy", "Has {D} taken it back, at least in part?"],
      ["proportion", "Would it sound harmless to somebody who was not there?"],
    ],
  },
  {
    id: "habit",
    verbs:
      "snore hum sing chew whistle shout bark slurp tap stomp vacuum hoover drum yell breathe fidget sniff burp click clatter " +
      "bang rattle mutter mumble groan yawn giggle sneeze cough munch crunch pace rap knock vape smoke",
    questions: [
      ["agreement", "Is there any understanding between the two of you about peace and quiet?"],
      ["awareness", "Did {D} know what it does to {C}?"],
      ["provocation", "Does {C} have a habit that {D} has learned to bear?"],
      ["permission", "Did {C} ever laugh about it, or call it charming?"],
      ["frequency", "Does it happen on most days of the week?"],
      ["warning", "Had {C} asked {D} to stop, in plain words?"],
      ["harm", "Did {C} have to leave the room because of it?"],
      ["remedy", "Did {D} stop when asked, at least for a while?"],
      ["proportion", "Would most visitors hardly notice?"],
    ],
  },
  {
    id: "absence",
    verbs: "cancel ghost bail flake ignore leave arrive reschedule oversleep ditch abandon postpone disappear vanish",
    questions: [
      ["agreement", "Had the two of you settled the matter beforehand?"],
      ["awareness", "Did {D} know that {C} would take it to heart?"],
      ["provocation", "Has {C} ever let {D} down in the same way?"],
      ["permission", "Did {C} say at the time that it was fine?"],
      ["frequency", "Is it at least the third time?"],
      ["warning", "Had {C} told {D} how much it mattered?"],
      ["harm", "Did {C} have to change plans because of it?"],
      ["remedy", "Did {D} send word before {C} had to ask?"],
      ["proportion", "Did {C} get over it by the next morning?"],
    ],
  },
  {
    id: "leaving",
    verbs: "leave put dump toss chuck throw scatter clip pile",
    questions: [
      ["agreement", "Had the two of you agreed how things should be left?"],
      ["awareness", "Did {D} see {thing} on the way out?"],
      ["awareness", "Did {D} think that nobody would mind?"],
      ["provocation", "Has {C} ever left something for {D} to deal with?"],
      ["permission", "Did {C} ever say to leave it for later?"],
      ["frequency", "Has {C} come upon the same sight before?"],
      ["warning", "Had {C} pointed it out before, and not in admiration?"],
      ["harm", "Was it {C} who dealt with {thing} in the end?"],
      ["remedy", "Did {D} see to {thing} once reminded?"],
      ["proportion", "Would it have taken {C} less than a minute to deal with?"],
    ],
  },
  {
    id: "moving",
    verbs: "move rearrange reorganise reorganize tidy relocate redecorate repaint declutter restack reposition sort",
    questions: [
      ["agreement", "Was there a place for {thing} that both of you knew?"],
      ["awareness", "Did {D} know how {C} likes {thing}?"],
      ["awareness", "Did {D} think of it as an improvement?"],
      ["provocation", "Has {C} ever improved something of {D}'s without being asked?"],
      ["permission", "Did {C} ever ask {D} to do something about {thing}?"],
      ["frequency", "Has {D} changed the place of things before?"],
      ["warning", "Had {C} asked {D} to leave {thing} alone?"],
      ["harm", "Has {C} spent more than five minutes looking for something since?"],
      ["remedy", "Has {D} put anything back, or drawn {C} a map?"],
      ["proportion", "Does the new order have something to be said for it?"],
    ],
  },
  {
    id: "withholding",
    verbs: "",
    questions: [
      ["agreement", "Is there an understanding between the two of you about this?"],
      ["awareness", "Did {D} know that it mattered to {C}?"],
      ["awareness", "Was it a choice, and not an oversight?"],
      ["provocation", "Has {C} ever held back in the same way?"],
      ["permission", "Did {C} ever say that it did not matter?"],
      ["frequency", "Has it gone like this before?"],
      ["warning", "Had {C} said, in plain words, what was wanted?"],
      ["harm", "Did {C} take it to heart?"],
      ["remedy", "Has {D} come round since, even a little?"],
      ["proportion", "Would most people never have noticed?"],
    ],
  },
  {
    id: "promise",
    verbs: "",
    questions: [
      ["agreement", "Did {D} give a clear word beforehand?"],
      ["agreement", "Was it plain to both of you what {D} had said?"],
      ["awareness", "Did {D} remember those words when it counted?"],
      ["provocation", "Has {C} ever gone back on a word to {D}?"],
      ["permission", "Had {C} let {D} off the hook, even half?"],
      ["frequency", "Has {D} said one thing and done another before?"],
      ["warning", "Did {C} remind {D} in good time?"],
      ["harm", "Had {C} relied on what {D} said?"],
      ["remedy", "Has {D} kept the word since, if late?"],
      ["proportion", "Was it the sort of thing that people say and nobody writes down?"],
    ],
  },
];

/** A deed that is like no other: what can be asked of anything that one person did and another minds. */
export const ANY_DEED: DeedKind = {
  id: "conduct",
  verbs: "",
  questions: [
    ["agreement", "Did {D} give {C} any sort of word on it?"],
    ["agreement", "Was it understood that such things are not done?"],
    ["agreement", "Was there a house rule against it?"],
    ["agreement", "Had the two of you ever talked it through?"],
    ["agreement", "Had {D} promised otherwise?"],
    ["awareness", "Did {D} notice {C}'s face?"],
    ["awareness", "Could {D} have known better?"],
    ["awareness", "Did {D} mean to do it?"],
    ["awareness", "Did {D} expect {C} to be pleased?"],
    ["awareness", "Did {D} stop to think first?"],
    ["provocation", "Had {C} tried {D}'s patience first?"],
    ["provocation", "Does {C} have a small crime of the same size to declare?"],
    ["provocation", "Has {C} done the like to {D}?"],
    ["provocation", "Was {D} only returning a favour?"],
    ["provocation", "Would {D} have a case of the same kind against {C}?"],
    ["permission", "Did {C} shrug and let it through?"],
    ["permission", "Was {C} asked beforehand?"],
    ["permission", "Did {C} see it coming and say nothing?"],
    ["permission", "Had {C} ever called it all right?"],
    ["permission", "Did {C} leave the decision to {D}?"],
    ["frequency", "Does {C} have further examples?"],
    ["frequency", "Was there an earlier edition of this quarrel?"],
    ["frequency", "Has {D} done it before?"],
    ["frequency", "Has it become a habit?"],
    ["frequency", "Is it likely to happen again?"],
    ["warning", "Had {C} said a clear word about it?"],
    ["warning", "Did {C} give {D} a look at the time?"],
    ["warning", "Had {C} told {D} not to?"],
    ["warning", "Did {C} object there and then?"],
    ["warning", "Did {D} hear about it before this suit?"],
    ["harm", "Did {C} lose any time over it?"],
    ["harm", "Would {C} pay in biscuits to have it undone?"],
    ["harm", "Is {C} still cross about it?"],
    ["harm", "Did it spoil {C}'s day?"],
    ["harm", "Did {C} have to put things straight?"],
    ["remedy", "Did {D} explain it before being asked?"],
    ["remedy", "Has {D} offered {C} anything at all?"],
    ["remedy", "Has {D} apologised?"],
    ["remedy", "Did {D} make it up to {C}?"],
    ["remedy", "Has {D} changed anything since?"],
    ["proportion", "Would it look small from across the street?"],
    ["proportion", "Is there a good story in it for both?"],
    ["proportion", "Would a cup of tea have covered it?"],
    ["proportion", "Would {C} laugh about it in a film?"],
    ["proportion", "Has {C} forgiven worse?"],
    ["proportion", "Would one kind word have done instead?"],
  ],
};
