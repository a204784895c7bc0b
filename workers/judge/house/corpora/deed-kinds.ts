import { SOCIAL_DEED_KINDS } from "./deed-kinds-social";
import type { Theme } from "./petty-domain";

/**
 * Questions about a kind of deed, whatever it was done with; slots as in a domain, `{thing}` being what it was done to.
 */
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
    | "withholding"
    | "sending"
    | "intruding"
    | "copying"
    | "spending"
    | "claiming"
    | "excluding"
    | "meddling"
    | "competing";
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
      ["frequency", "Does {C} keep a list that this belongs on?"],
      ["warning", "Did {C} remind {D} more than once?"],
      ["harm", "Did it fall to {C} in the end?"],
      ["harm", "Did {C} suffer for the want of it?"],
      ["remedy", "Has {D} made up for it since, without being asked?"],
      ["proportion", "Could {C} have settled it with one sticky note?"],
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
      "snore hum sing chew clap whistle shout bark slurp tap stomp vacuum hoover drum yell breathe fidget sniff burp click clatter " +
      "bang rattle mutter mumble groan yawn giggle sneeze cough munch crunch pace rap knock vape smoke honk fart spit stare lick belch crack",
    questions: [
      ["agreement", "Is there any understanding between the two of you about what is done in company?"],
      ["awareness", "Did {D} know what it does to {C}?"],
      ["provocation", "Does {C} have a habit that {D} has learned to bear?"],
      ["permission", "Did {C} ever laugh about it, or call it charming?"],
      ["frequency", "Does it happen on most days of the week?"],
      ["warning", "Had {C} asked {D} to stop, in plain words?"],
      ["harm", "Has {C} left a room because of it, or wished to?"],
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
  ...SOCIAL_DEED_KINDS,
];

/** A deed that is like no other: what can be asked of anything that one person did and another minds. */
export const ANY_DEED: DeedKind = {
  id: "conduct",
  verbs: "",
  questions: [
    ["agreement", "Would {D} have said “better not” if a friend had asked?"],
    ["agreement", "Had the two of you ever talked it through, with nobody shouting?"],
    ["agreement", "Would {D} call it bad manners if a guest did it?"],
    ["agreement", "Had the two of you settled this before, in daylight?"],
    ["agreement", "Was it plain to both of you how {C} saw it?"],
    ["awareness", "Did {D} hope that it would go unnoticed?"],
    ["awareness", "Did {D} have an excuse ready before {C} said a word?"],
    ["awareness", "Did {D} think of {C} for as much as a second first?"],
    ["awareness", "Would {D} have done it with {C} looking over one shoulder?"],
    ["awareness", "Was {D} grinning at any point?"],
    ["provocation", "Has {C} done something to {D} lately that would fill a suit of its own?"],
    ["provocation", "Does {C} have a small crime of the same size to declare?"],
    ["provocation", "Did {C} start it, if one goes back far enough?"],
    ["provocation", "Is {C}, to be fair, no angel in this respect?"],
    ["provocation", "Could {D} file this very suit against {C}?"],
    ["permission", "Did {C} laugh the first time?"],
    ["permission", "Did {C} ever say “it's fine” while it was not?"],
    ["permission", "Did {C} see it coming and say nothing?"],
    ["permission", "Could {D} fairly have taken {C}'s silence for a yes?"],
    ["permission", "Did {C} ever tell {D} to go ahead, even with a sigh?"],
    ["frequency", "Does {C} have further examples, with dates?"],
    ["frequency", "Could {C} name another time without stopping to think?"],
    ["frequency", "Has {D} done it before?"],
    ["frequency", "Is there already a nickname for it?"],
    ["frequency", "Is it likely to happen again within a month?"],
    ["warning", "Had {C} already tried sighing, staring and clearing a throat?"],
    ["warning", "Had {C} asked {D} nicely at least once?"],
    ["warning", "Did {C} say “please don't”, in those or in other words?"],
    ["warning", "Did {C} speak up while {D} was still in the room?"],
    ["warning", "Did {D} hear about it before this suit?"],
    ["harm", "Did {C} say “fine” afterwards, in a tone that was not?"],
    ["harm", "Did {C} lose sleep over it, if only a minute of it?"],
    ["harm", "Has {C} told this to a group chat that {D} is not in?"],
    ["harm", "Did {C} have to put something straight because of it?"],
    ["harm", "Is {C} still cross about it?"],
    ["remedy", "Has {D} said sorry without adding “but”?"],
    ["remedy", "Has {D} done something nice since that might be an apology?"],
    ["remedy", "Did {D} own up before {C} had found the words for it?"],
    ["remedy", "Did {D} look sorry, at least from the side?"],
    ["remedy", "Has {D} changed anything since?"],
    ["proportion", "Will this get a laugh at some dinner in two years?"],
    ["proportion", "Could it have been settled by one “oh, sorry”?"],
    ["proportion", "Has {C} forgiven {D} worse?"],
    ["proportion", "Would {C} laugh about it if it had happened to somebody else?"],
    ["proportion", "Would a stranger at the next table have missed the problem?"],
  ],
};
