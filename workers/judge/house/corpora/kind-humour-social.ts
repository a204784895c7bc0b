import type { DeedKind } from "./deed-kinds";
import type { KindHumour } from "./kind-humour";

/** The humour of `deed-kinds-social.ts`; slots as in a domain. */
export const SOCIAL_KIND_HUMOUR: Readonly<Partial<Record<DeedKind["id"], KindHumour>>> = {
  sending: {
    punishments: [
      "{loser} shall deliver the next three messages to {winner} today in person, at walking pace, with a bow.",
      "{loser} shall write {winner} one message today that took ten minutes, and say so in the first line.",
      "{loser} shall read {winner} the last thing sent, aloud and slowly, as an evening bulletin tonight.",
      "{loser} shall keep both thumbs still for half an hour today while {winner} enjoys the quiet.",
    ],
    truces: [
      "Party A and Party B shall exchange one paper note each today, folded into something that flies.",
      "Party A and Party B shall each name an hour today in which nothing need be answered, and honour both.",
    ],
    caseNames: [
      "Forwarded: {theThing}",
      "Sent, Delivered, Regretted: {theThing}",
      "Re: Re: Re: {theThing}",
      "Mute Until Morning: {theThing}",
    ],
    principles: [
      "To send takes a second, and the reader pays the rest.",
      "“Thought of you” is an explanation and never an excuse.",
      "What nobody asked for arrives first.",
      "A link is a task in a friendly hat.",
    ],
  },
  intruding: {
    punishments: [
      "{loser} shall ask leave before entering any room today in which {winner} sits, and wait for the drum roll.",
      "{loser} shall write {winner} an invitation today to an event at which {loser} will not be present.",
      "{loser} shall stand at the door for five minutes today as {winner}'s bouncer and turn away imaginary guests.",
      "{loser} shall announce every arrival today from the threshold, with name, purpose and expected length of stay.",
    ],
    truces: [
      "Party A and Party B shall draw up a list of two today for the next outing, and both be on it.",
      "Party A and Party B shall each invite the other to one thing today, however small, and both accept.",
    ],
    caseNames: [
      "Plus One: {theThing}",
      "Uninvited: {theThing}",
      "Room for One More at {theThing}",
      "Not on the List: The Affair of {theThing}",
    ],
    principles: [
      "“The more the merrier” was first said by the more.",
      "An open door is not a question.",
      "Whoever asks last has already come.",
      "A guest is a person who was expected.",
    ],
  },
  copying: {
    punishments: [
      "{loser} shall credit {winner} by name today, in the first sentence, for the next idea that anybody has.",
      "{loser} shall compose {winner} a footnote of honour today and read it aloud, with the page number.",
      "{loser} shall mirror {winner} for two minutes today, gesture for gesture, as openly as possible.",
      "{loser} shall invent one entirely new thing today, however useless, and name it after {winner}.",
    ],
    truces: [
      "Party A and Party B shall invent a word together today and hold the rights to it in common.",
      "Party A and Party B shall each name one thing today that they got from the other, and say thank you.",
    ],
    caseNames: [
      "After an Original by Party A: {theThing}",
      "{theThing}, a Second Edition",
      "Great Minds v. {theThing}",
      "Ditto: {theThing}",
    ],
    principles: [
      "Great minds think alike, and one of them thought first.",
      "Imitation flatters everybody but its source.",
      "An idea belongs to whoever can say when it was Tuesday.",
      "Nobody ever copied what was bad.",
    ],
  },
  spending: {
    punishments: [
      "{loser} shall present {winner} with a budget for the imagination today, with one line for dragons.",
      "{loser} shall draw {winner} a receipt for {thing} today on which the total reads “patience”.",
      "{loser} shall hold a grand opening for {thing} today with a ribbon, and let {winner} cut it.",
      "{loser} shall defend {thing} before {winner} tonight in two minutes, as an investment, with a graph.",
    ],
    truces: [
      "Party A and Party B shall agree on one sum today below which nobody need say anything, and shake on it.",
      "Party A and Party B shall each put one wish on a list today and sleep on both.",
    ],
    caseNames: [
      "Added to Basket: {theThing}",
      "{theThing}, Non-Refundable",
      "The Receipt for {theThing}",
      "One Click Away: {theThing}",
    ],
    principles: [
      "A bargain is what one person calls it.",
      "What was ordered by accident was chosen with care.",
      "A basket has no bottom and a drawer has.",
      "It was on offer, and nobody had asked.",
    ],
  },
  claiming: {
    punishments: [
      "{loser} shall begin every sentence to {winner} for ten minutes today with “to the best of my knowledge”.",
      "{loser} shall tell {winner} three facts about {loser} today, one of them false, and let {winner} keep the score.",
      "{loser} shall issue a retraction today, on paper, and hang it at the height of {winner}'s eyes.",
      "{loser} shall be measured, weighed up and certified by {winner} today in one respect of {winner}'s choosing.",
    ],
    truces: [
      "Party A and Party B shall each admit one small thing today that the other has known for years.",
      "Party A and Party B shall each tell the story today as the other would, and sign the better version.",
    ],
    caseNames: [
      "Allegedly: {theThing}",
      "{theThing}, If True",
      "Fact-Checking {theThing}",
      "Deny, Deny, Deny: {theThing}",
    ],
    principles: [
      "A thing denied twice has been thought about.",
      "Everybody is taller in their own account.",
      "The truth has no need to raise its voice, and seldom does.",
      "What nobody can prove is argued longest.",
    ],
  },
  excluding: {
    punishments: [
      "{loser} shall save {winner} the best seat at every table today and guard it with a napkin.",
      "{loser} shall include {winner} by name in everything said for ten minutes today, the weather too.",
      "{loser} shall write {winner} a guest list of one today and read it out at the door.",
      "{loser} shall throw {winner} a reception in the hallway today: one chair, one speech, one toast in water.",
    ],
    truces: [
      "Party A and Party B shall found a club of two today, with a handshake, and blackball nobody.",
      "Party A and Party B shall each say one thing today to which the other would have liked to be asked.",
    ],
    caseNames: [
      "All but One: {theThing}",
      "Everyone Except Party A: {theThing}",
      "Last to Know: {theThing}",
      "Present Company Excepted: {theThing}",
    ],
    principles: [
      "Whoever counts heads should begin with the nearest.",
      "To be forgotten takes two, and only one of them notices.",
      "“I thought you wouldn't want to” has never been asked as a question.",
      "A list is a small cruelty with numbers.",
    ],
  },
  meddling: {
    punishments: [
      "{loser} shall keep both hands visible for ten minutes today whenever {winner} has anything to do.",
      "{loser} shall write {winner} a manual of one page today entitled “Leaving Things Be”.",
      "{loser} shall praise one thing of {winner}'s today exactly as it is, screw by screw.",
      "{loser} shall ask {winner} “may I?” before every small improvement today, and accept the first answer.",
    ],
    truces: [
      "Party A and Party B shall each name one thing today that the other may improve, and one that nobody may.",
      "Party A and Party B shall improve one small thing together today, and stop while it still works.",
    ],
    caseNames: [
      "If It Ain't Broke: {theThing}",
      "{theThing}, Improved",
      "Under New Management: {theThing}",
      "Hands Off {theThing}",
    ],
    principles: [
      "Nothing is so well done that nobody would do it differently.",
      "The best repair is asked for.",
      "Help that was not wanted still wants thanking.",
      "Whoever touches it last has touched it wrong.",
    ],
  },
  competing: {
    punishments: [
      "{loser} shall give {winner} a lap of honour round the table today, with crowd noises.",
      "{loser} shall write {winner} a match report today in which {winner} is robbed, nobly, in every paragraph.",
      "{loser} shall lose to {winner} tonight at a game of {winner}'s choosing, without sighing.",
      "{loser} shall award {winner} a cup today made from whatever is to hand, and hum an anthem at the handing-over.",
    ],
    truces: [
      "Party A and Party B shall play one round of something today in which both must win or neither.",
      "Party A and Party B shall shake hands today as after extra time, and swap one garment for a minute.",
    ],
    caseNames: [
      "Foul Play: {theThing}",
      "{theThing}, After Extra Time",
      "Et Tu, Party B? {theThing}",
      "Sore Winners: {theThing}",
    ],
    principles: [
      "It is only a game to the one who is ahead.",
      "An alliance lasts exactly as long as it is needed by both.",
      "Nobody cheats at what they do not love.",
      "The rules were clear until somebody read them.",
    ],
  },
};
