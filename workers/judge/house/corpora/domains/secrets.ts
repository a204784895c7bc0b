import type { PettyDomain } from "../petty-domain";

/** What was said in confidence and then was not. */
export const SECRETS: PettyDomain = {
  id: "secrets",
  keywords:
    "secret|told everyone|told the whole|in confidence|surprise party|cant keep a|can't keep a|blabbed|snitched|" +
    "gossip|gossiped|gossips|spilled the tea|let slip|let it slip|told lisa about|told mum i|told my mum|" +
    "told my mom|told his mother|told her mother|told your wife|told his wife|told grandma|announced our|" +
    "announced my|not to tell|keep it to herself|keep it to himself|told my date|tattled|my crush|before i could|" +
    "everyone my password|told my password|keep it quiet|told on me|told…about my|told my boyfriend|" +
    "told my girlfriend|told my ex|told my husband|told my wife|what i said about|revealed my|reveals my|" +
    "my surprise|spread the|rumour|rumor|behind my back|tattletale|cant be trusted|told my boss|told my parents|" +
    "told dad|told mum|told mom|leaked|told his mum|told his mom|told her mum|told her mom|told his friends|told her friends|told his parents|told her parents|" +
    "told all his|told all her|tells his mum|tells her mum|tells his mom|tells her mom|tells everyone|tells his friends|tells her friends|tells all his|tells all her",
  hints: "told|tell|crush|promised|surprise|whole office|mother|announced|news|snitch",
  nouns:
    "secret|surprise party|crush|confidence|tattoo|news|surprise|engagement|pregnancy|fight|salary|diagnosis|breakup",
  thing: "the secret",
  questions: [
    ["deed", "Did {thing} leave {D}'s lips?"],
    ["deed", "Did {D} tell it with more detail than was needed?"],
    ["frequency", "Has {D} let something out before?"],
    ["agreement", "Had {D} promised to say nothing?"],
    ["awareness", "Did {D} know that it was not for other ears?"],
    ["warning", "Did {C} say that it was a secret, in those words?"],
    ["harm", "Did the wrong person hear of it because of this?"],
    ["provocation", "Has {C} ever passed something on about {D}?"],
    ["permission", "Did {C} tell more than one other person?"],
    ["remedy", "Has {D} owned up to telling?"],
    ["proportion", "Would it have come out by itself within the month?"],
  ],
  punishments: [
    "{loser} shall tell {winner} one harmless secret of their own today and trust it to the court's discretion.",
    "{loser} shall swear {winner} an oath of silence today on the weightiest book in the house.",
    "{loser} shall answer one question today with “my lips are sealed”, and mime the sealing, the lock and the key.",
    "{loser} shall write the matter on a slip of paper today, fold it nine times and surrender it to {winner}.",
    "{loser} shall speak to {winner} in code for ten minutes today, and {winner} need not understand.",
    "{loser} shall stamp one household document “top secret” today and hand it to {winner} behind a newspaper.",
  ],
  truces: [
    "Party A and Party B shall each entrust the other with one trivial secret today and guard it until tomorrow.",
    "Party A and Party B shall whisper one compliment each today and deny it afterwards.",
    "Party A and Party B shall agree today on a word which means “this goes no further”, and use it once.",
  ],
  caseNames: [
    "The Leaking of {theThing}",
    "{theThing}, Strictly Between Us",
    "Loose Lips: {theThing}",
    "A Little Bird and {theThing}",
    "{theThing}, Now Unsealed",
    "Overheard by All: {theThing}",
  ],
  principles: [
    "A secret is something told to one person at a time.",
    "“Don't tell anyone” is how news is addressed.",
    "Three can keep it, if two were not listening.",
    "A surprise has more accomplices than guests.",
    "Ears have walls too, given practice.",
    "Discretion is loudest just before the story.",
  ],
};
