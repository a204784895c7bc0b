import type { DeedKind } from "./deed-kinds";
import { SOCIAL_KIND_HUMOUR } from "./kind-humour-social";
import type { PettyDomain } from "./petty-domain";

/** What a court says of a kind of deed where no domain has anything to say of its thing. */
export type KindHumour = Pick<PettyDomain, "punishments" | "truces" | "caseNames" | "principles">;

/** Slots as in a domain. A kind that is not listed has the humour of any deed. */
export const KIND_HUMOUR: Readonly<Partial<Record<DeedKind["id"], KindHumour>>> = {
  neglect: {
    punishments: [
      "{loser} shall do one small task of {winner}'s choosing today, at once, and announce its completion like a moon landing.",
      "{loser} shall write “later” on a slip of paper today, bury it in a drawer and hold a minute's silence with {winner}.",
      "{loser} shall set three reminders today, each in the form of a rhyme, and read them to {winner} in advance.",
      "{loser} shall give {winner} a press conference today on what happened to {thing}, and take two questions.",
      "{loser} shall answer every request of {winner}'s for ten minutes today with “already done”, and make it true.",
    ],
    truces: [
      "Party A and Party B shall each do one overdue thing today, at the same minute, and race to the chair.",
      "Party A and Party B shall write one list of two jobs today and each take the other's.",
    ],
    caseNames: [
      "Any Minute Now: {theThing}",
      "{theThing}, Still Pending",
      "The Long Wait for {theThing}",
      "Somebody Else's Job: {theThing}",
    ],
    principles: [
      "What everybody could do is done by whoever minds most.",
      "“In a minute” has never been sixty seconds.",
      "A reminder is a request with a memory.",
      "The job that nobody saw is always at eye level.",
    ],
  },
  taking: {
    punishments: [
      "{loser} shall issue {winner} a loan form in triplicate today, for {thing}, and countersign it with a flourish.",
      "{loser} shall ask {winner}'s leave before touching anything for one hour today, in the words “may I humbly”.",
      "{loser} shall mount a museum placard about {thing} today: origin, owner, and how it came into the collection.",
      "{loser} shall lend {winner} one thing of {winner}'s choosing until tonight, with a little speech at the handing-over.",
      "{loser} shall draw a wanted poster of the culprit today, as flattering as the law allows, and hang it for {winner}.",
    ],
    truces: [
      "Party A and Party B shall each write down three things that are free to take today and exchange the lists.",
      "Party A and Party B shall swap one belonging each until tonight and look after it like a borrowed baby.",
    ],
    caseNames: [
      "Finders v. Keepers: {theThing}",
      "Mine, Yours and {theThing}",
      "The Acquisition of {theThing}",
      "{theThing}, Formerly of This House",
    ],
    principles: [
      "“I thought it was for everyone” has never been said before the taking.",
      "To ask costs a second, and to have asked is worth a year.",
      "What is left lying is not thereby left.",
      "A thing without a guard is still a thing with an owner.",
    ],
  },
  damage: {
    punishments: [
      "{loser} shall deliver a eulogy for {thing} today, of five sentences, one of them true, before {winner}.",
      "{loser} shall draw {thing} in happier days, today, in a frame of {loser}'s own making, and give it to {winner}.",
      "{loser} shall hold a cushion under everything that {winner} picks up for five minutes today.",
      "{loser} shall write an accident report on {thing} today with a diagram, one witness and no excuses.",
      "{loser} shall carry one full glass of water across the room to {winner} today without spilling, to general applause.",
    ],
    truces: [
      "Party A and Party B shall each confess one breakage from before they met, today, and grant a pardon.",
      "Party A and Party B shall mend one small thing together today, or hold it and look hopeful.",
    ],
    caseNames: [
      "Rest in Pieces: {theThing}",
      "The Last Hours of {theThing}",
      "{theThing}, Before and After",
      "In Loving Memory of {theThing}",
    ],
    principles: [
      "It came apart by itself, in somebody's hands.",
      "Gravity is the accomplice that never gets charged.",
      "An accident confessed at once is half repaired.",
      "Nothing was ever broken by the person who was asked first.",
    ],
  },
  telling: {
    punishments: [
      "{loser} shall keep one harmless secret of {winner}'s until midnight tonight and look mysterious throughout.",
      "{loser} shall tell {winner} one embarrassing story about {loser} today, with the names left in.",
      "{loser} shall issue a correction today, in the style of a newspaper, and read it to {winner} from page nine.",
      "{loser} shall zip an imaginary zip before every sentence to {winner} for ten minutes today.",
    ],
    truces: [
      "Party A and Party B shall each entrust the other with one tiny secret today and shake on the vault.",
      "Party A and Party B shall whisper for five minutes today about nothing that matters at all.",
    ],
    caseNames: [
      "It Got Out: {theThing}",
      "Not for Publication: {theThing}",
      "Off the Record: {theThing}",
      "The Leak Concerning {theThing}",
    ],
    principles: [
      "A secret is kept by exactly one person fewer than know it.",
      "Whoever says “don't tell anyone” has begun.",
      "The story travels faster than its permission.",
      "What was told in confidence is told with more detail.",
    ],
  },
  saying: {
    punishments: [
      "{loser} shall say one thing to {winner} today that could be embroidered on a cushion, and mean it.",
      "{loser} shall hold an opinion of {winner}'s for five minutes today and defend it against a houseplant.",
      "{loser} shall let {winner} finish ten sentences today and nod at the end of each.",
      "{loser} shall write down the disputed words today, fold them into a boat and launch it in the sink before {winner}.",
    ],
    truces: [
      "Party A and Party B shall each argue the other's side for two minutes today, with feeling.",
      "Party A and Party B shall agree on one sentence today, however short, and say it in unison.",
    ],
    caseNames: [
      "Words Were Had: {theThing}",
      "Said and Not Unsaid: {theThing}",
      "The Last Word on {theThing}",
      "Strike That: {theThing}",
    ],
    principles: [
      "“No offence” is a receipt for one.",
      "A joke has two authors, and one of them must laugh.",
      "The last word is only the one before the silence.",
      "Whoever is right twice has said it once too often.",
    ],
  },
  habit: {
    punishments: [
      "{loser} shall perform {thing} for {winner} today in slow motion and in silence, as modern dance.",
      "{loser} shall ring a small bell of warning for {winner} before every fresh occasion until tonight.",
      "{loser} shall give {winner} a field guide entry today on {thing}: habitat, season and call.",
      "{loser} shall spend five minutes today as a statue of good manners, with {winner} as the visiting public.",
    ],
    truces: [
      "Party A and Party B shall each imitate the other's worst habit today, once, and award marks for style.",
      "Party A and Party B shall name one habit each today that may stay, and sign for it.",
    ],
    caseNames: [
      "Once More, With {Thing}",
      "The Daily {Thing}",
      "{theThing}: A Field Recording",
      "As It Was in the Beginning: {theThing}",
    ],
    principles: [
      "A habit is a thing that only visitors can hear.",
      "Nobody does it on purpose and nobody does it less.",
      "What is charming in May has been counted by October.",
      "To live with someone is to learn their percussion.",
    ],
  },
  absence: {
    punishments: [
      "{loser} shall appear before {winner} today at a minute of {winner}'s choosing, and not one second after.",
      "{loser} shall send {winner} one message every hour until tonight that begins “still here, and thinking of you”.",
      "{loser} shall sign an attendance sheet at the door today, with time, date and a word of regret for {winner}.",
      "{loser} shall wait for {winner} somewhere comfortable for ten minutes today and praise the view.",
    ],
    truces: [
      "Party A and Party B shall fix one date today, in ink, with a spare one below.",
      "Party A and Party B shall each wait for the other once today, for a minute, with dignity.",
    ],
    caseNames: [
      "Called, and Called Again: {theThing}",
      "An Empty Chair: {theThing}",
      "{theThing}, Until Further Notice",
      "Present in Spirit: {theThing}",
    ],
    principles: [
      "“On my way” is a place, and nobody has left it yet.",
      "To be expected is a compliment, and to be late is the reply.",
      "A cancelled evening is the only one that both remember.",
      "Silence is a message with every answer in it.",
    ],
  },
  leaving: {
    punishments: [
      "{loser} shall give {winner} a guided tour of one room today, explaining where each thing lives and why it is happy there.",
      "{loser} shall put away ten things today while {winner} provides the commentary, as at a snooker final.",
      "{loser} shall write {thing} a short letter of apology today and read it aloud to {winner}.",
      "{loser} shall draw {winner} a treasure map today that leads from {thing} to the proper place, with one sea monster.",
      "{loser} shall patrol one room with {winner} today as its night watchman and report every irregularity in verse.",
    ],
    truces: [
      "Party A and Party B shall each put away three things of the other's today and say nothing about it, visibly.",
      "Party A and Party B shall inspect one room together today and award it stars.",
    ],
    caseNames: [
      "{theThing}, As Found",
      "Scene of the Crime: {theThing}",
      "Nobody Touch {theThing}",
      "Left for Posterity: {theThing}",
    ],
    principles: [
      "Whatever is left for later is left for somebody.",
      "A place for everything, and everything next to it.",
      "Nobody sees a mess grow, but everybody sees who noticed.",
      "The way back is always longer than the way down.",
    ],
  },
  moving: {
    punishments: [
      "{loser} shall draw {winner} a map of the new order today, with a legend, a scale and one sea monster.",
      "{loser} shall stand in for a signpost today and point {winner} to three things on request.",
      "{loser} shall put one thing exactly where {winner} wants it today, to the centimetre, under direction.",
      "{loser} shall hold a reunion for {thing} and its rightful place today, with a few words to {winner}.",
    ],
    truces: [
      "Party A and Party B shall each choose the place of one thing today, and the other shall call it inspired.",
      "Party A and Party B shall settle one contested spot today by coin, and let the coin live there.",
    ],
    caseNames: [
      "Last Seen Elsewhere: {theThing}",
      "{theThing} Has Moved",
      "No Forwarding Address: {theThing}",
      "A Place for {theThing}",
    ],
    principles: [
      "Order is the place where one person can find it.",
      "Nothing is lost; it has only been improved.",
      "Whoever tidies for two should ask one.",
      "A thing has two places: where it belongs and where it was put.",
    ],
  },
  promise: {
    punishments: [
      "{loser} shall make {winner} one promise today, small enough to keep within the hour, and keep it in half.",
      "{loser} shall put the word in question in writing today, on good paper, and seal it with jam.",
      "{loser} shall swear an oath to {winner} today on the nearest cookbook, and act on it before dinner.",
      "{loser} shall wear a knot in one sleeve until tonight and tell {winner} at each meeting what it is there for.",
    ],
    truces: [
      "Party A and Party B shall each make one promise for the next ten minutes today, and both keep it.",
      "Party A and Party B shall exchange one word of honour today, the word being chosen by the other.",
    ],
    caseNames: [
      "As Promised: {theThing}",
      "Famous Last Words: {theThing}",
      "{theThing}, and Other Promises",
      "Said and Undone: {theThing}",
    ],
    principles: [
      "A promise is a debt that is paid in person.",
      "“I will” is the easy half.",
      "A word given is not a word spent.",
      "Intentions are heard only by those who have them.",
    ],
  },
  ...SOCIAL_KIND_HUMOUR,
};
