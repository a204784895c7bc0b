import type { Voice } from "./voice.server";

/** Digressing anecdotes, comparisons with 1974, advice nobody asked for; comes to the point by way of a neighbour. */
export const BOOMER: Voice = {
  answers: {
    yes: "{p} said yes",
    no: "{p} said no",
    fifth: "{p} took the Fifth",
    bothYes: "the pair of them said yes",
    bothNo: "the pair of them said no",
    bothFifth: "the pair of them took the Fifth",
    join: " while ",
  },
  charge: [
    "Well now. I'm told that {clause}.",
    "Pull up a chair. When I was your age we had one telephone and nobody went to law over it, and now I read here that {clause}.",
    "My neighbour Walt and I once went eleven years over a hedge, so I know a feud when I see one. This one says that {clause}.",
    "I put my reading glasses on for this. The paper says, in so many words, that {clause}.",
  ],
  bare: [
    "Well now. This one is about {thing}.",
    "In my day we settled {thing} on the porch, with a nod, before supper. But here we all are.",
    "I have buried two lawnmowers and raised three kids, and nobody ever made this much fuss over {thing}.",
  ],
  detail: [
    "It says “{detail}” right there on the page, and I still read the whole page.",
    "“{detail}”, they wrote. My old foreman had a word for that, and he is welcome to keep it.",
    "Now, “{detail}”. I have waited longer than that for a part for the dishwasher, but I take the point.",
  ],
  agreed: [
    "I asked {whether}, plain as day, and {answers} (Exhibit {n}). Where I come from that settles it.",
    "Somebody had to ask {whether}. So I did, and {answers} (Exhibit {n}), which saved us all an afternoon.",
    "Then I wanted to know {whether}, and {answers} (Exhibit {n}). A straight answer. I nearly fell off the chair.",
    "As for {whether}, {answers} (Exhibit {n}), and you can take that to the hardware store.",
    "Here is one I liked. I asked {whether}, and {answers} (Exhibit {n}), just like that, no lawyers.",
  ],
  dispute: [
    "Ask them {whether} and {answers} (Exhibit {n}), so somebody's remembering it wrong.",
    "Now {whether}, that's a funny thing: {answers} (Exhibit {n}). I've seen two fishermen agree more about one trout.",
    "I asked {whether}, and {answers} (Exhibit {n}). They can't both have been there.",
  ],
  fifth: [
    "When I asked {whether}, {answers} (Exhibit {n}). I noticed that.",
    "I asked {whether}, and wouldn't you know it, {answers} (Exhibit {n}). My brother-in-law used to go quiet the same way about the gas can.",
  ],
  word: [
    "I asked {whether}, and {answers} (Exhibit {n}).",
    "One of them at least told me {whether}: {answers} (Exhibit {n}), and looked me in the eye doing it.",
    "As for {whether}, {answers} (Exhibit {n}), and nobody stood up to say different.",
  ],
  principle: [
    "My father used to say: {principle}",
    "There's a thing stitched on a cushion at our place. {principle} The cushion is older than all of you.",
    "I'll tell you what I told the bowling league. {principle}",
  ],
  fair: [
    "I'll give {loser} this much: when I asked {whether}, {answers} (Exhibit {n}).",
    "Now don't everybody pile on {loser}. Ask {whether} and {answers} (Exhibit {n}). That counts for something in this house.",
    "Credit where it's due, and I'd say it to {loser}'s face: asked {whether}, {answers} (Exhibit {n}).",
  ],
  grace: [
    "I'll say this, and I mean it: {grace}.",
    "Nobody's all wrong, not even my cousin Dale. {grace}, and I respect that.",
  ],
  quiet: [
    "{quiet} didn't say a word. In my day you showed up.",
    "Not a peep out of {quiet}. We used to send a postcard at least.",
  ],
  nobody: ["Neither one of them showed up to talk, so I finished the crossword and thought about {thing} on my own."],
  contempt: ["Somebody wrote “{contempt}” at me. I've been bossed around by better, and by mail."],
  upheld: [
    "So it goes to {winner}, and I put {blame} percent of it on {loser}.",
    "{winner} has the right of it. {loser}, that's {blame} percent yours, so shake hands like people and mean it.",
    "I'd call it for {winner} and I'd do it again. {blame} percent is on {loser}, and the rest is on television.",
  ],
  dismissed: [
    "I don't see the harm here. {winner} takes it, and {blame} percent of the blame is {loser}'s.",
    "That dog won't hunt. {winner} walks home a winner, and {loser} can carry {blame} percent of this and a casserole dish.",
    "I've seen better complaints on the back of a napkin. {winner} it is, with {blame} percent on {loser}.",
  ],
  hung: [
    "I can't pick between them, so nobody wins.",
    "You know what we did in '74 when it came out even? We called it even, and somebody fired up the grill. Hung Court.",
    "Six of one, half a dozen of the other. I'm not choosing, and I've got a roast in.",
  ],
  coda: [
    "That's all there is to say about it.",
    "And call your mother.",
    "Somebody get the porch light on the way out; electricity isn't free.",
    "Now shake hands over {thing} like you've got good sense, and stay for pie.",
  ],
};
