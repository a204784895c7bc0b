import { byHand, type HandQuestion } from "./petty-domain";

/** What can be asked about any deed of which it is known whose it is: `{D}` did it and `{C}` minds. */
export const QUESTIONS_OF_A_DEED: readonly HandQuestion[] = byHand(
  "awareness | Could {D} have guessed that {C} would mind? | {D} could have guessed that {C} would mind | {D} could not have guessed that {C} would mind",
  "agreement:same | Would {D} mind if {C} did the same? | {D} would mind if {C} did the same | {D} would not mind if {C} did the same",
  "warning | Did {C} bring it up calmly at least once? | {C} brought it up calmly at least once | {C} never brought it up calmly",
  "harm:stranger | Would a stranger have minded it, too? | a stranger would have minded it, too | no stranger would have minded it",
  "provocation:worse | Has {C} ever got away with worse? | {C} has got away with worse | {C} has never got away with worse",
  "provocation | Has {C} ever done anything like it? | {C} has done something like it | {C} has never done anything like it",
  "provocation:past | Has {C} done anything lately that {D} kindly let pass? | {C} lately did something that {D} kindly let pass | {C} lately did nothing that {D} had to let pass",
  "permission | Did {C} ever say that it was fine? | {C} had said that it was fine | {C} had never said that it was fine",
  "remedy | Has {D} said sorry? | {D} has said sorry | {D} has not said sorry",
  "remedy | Has {D} offered to make up for it? | {D} has offered to make up for it | {D} has not offered to make up for it",
  "agreement | Is there a rule about this that both of you know? | there is a rule that both know | there is no rule that both know",
  "harm | Did it spoil somebody's day? | it spoilt somebody's day | it spoilt nobody's day",
  "harm:cost | Did it cost somebody time, money or sleep? | it cost somebody time, money or sleep | it cost nobody time, money or sleep",
  "proportion:small | Is it a small thing, seen from outside? | it is a small thing, seen from outside | it is no small thing, even seen from outside",
  "proportion:small | Is a court a bit much for this? | a court is a bit much for this | a court is not too much for this",
  "proportion:small | Is the fuss bigger than the harm? | the fuss is bigger than the harm | the fuss is no bigger than the harm",
  "proportion | Would most people have let it go? | most people would have let it go | most people would not have let it go",
);

/** What each can be asked of their own part in a quarrel or a debate, whosever deed it is: a yes is an admission. */
export const QUESTIONS_OF_A_DEBATE: readonly HandQuestion[] = byHand(
  "each:longer | Have you kept this going for longer than you had to? | {p} kept this going for longer than needed | {p} kept this going no longer than needed",
  "each:loud | Did you get louder over this than you meant to? | {p} got too loud over this | {p} did not get too loud over this",
  "each:listen | Did you stop listening before the other was done? | {p} stopped listening before the other was done | {p} heard the other out",
  "each:bigger | Have you made this bigger than it is? | {p} has made this bigger than it is | {p} has made nothing bigger than it is",
  "each:last | Did you have to have the last word? | {p} had to have the last word | {p} could do without the last word",
  "each:looked | Have you told this to somebody and left a part out? | {p} has told this with a part left out | {p} has left out no part of this",
  "each:win | Are you in it for the win by now? | {p} is in it for the win by now | {p} is not in it for the win",
);

/** The same, where somebody did something. */
export const QUESTIONS_OF_EACH: readonly HandQuestion[] = [
  ...QUESTIONS_OF_A_DEBATE,
  ...byHand(
    "each:part | Is a part of this your own fault? | {p} owns a part of the fault | {p} owns no part of the fault",
    "each:sharp | Did you say something sharp about it? | {p} said something sharp about it | {p} said nothing sharp about it",
    "each:kinder | Could you have been kinder about it? | {p} could have been kinder about it | {p} sees no way to have been kinder",
    "each:old | Did you bring up something old that has nothing to do with it? | {p} brought up something old | {p} brought up nothing old",
    "each:sorry | Do you owe the other a small apology? | {p} owes a small apology | {p} owes no apology",
  ),
];

/** What can be asked whatever the complaint is, and helps nobody for sure. */
export const QUESTIONS_OF_ANYTHING: readonly HandQuestion[] = byHand(
  "colour:talked | Had the two of you talked about it before it was filed? | they had talked about it before the filing | they had not talked about it before the filing",
  "colour:month | Will the two of you laugh about this within a month? | they will laugh about this within a month | they will not laugh about this within a month",
  "colour:message | Could one message have settled this? | one message could have settled this | one message could not have settled this",
  "colour:tea | Would a cup of tea and ten minutes settle this? | tea and ten minutes would settle this | tea and ten minutes would not settle this",
  "colour:year | Will this case be forgotten by this time next year? | this case will be forgotten in a year | this case will not be forgotten in a year",
  "colour:dinner | Will this story be told at dinners for years? | this story will be told at dinners for years | this story will be told at no dinner",
  "view:sides | Can two sensible people see this differently? | two sensible people can see this differently | two sensible people can't see this differently",
  "view:worse | Have the two of you forgiven each other worse things? | they have forgiven each other worse things | they have forgiven each other nothing worse",
  "you | Have you told somebody else about this already? | {p} has told somebody else | {p} has told nobody else",
  "you | Have you rehearsed your side of this in the shower? | {p} has rehearsed this in the shower | {p} has not rehearsed this in the shower",
  "you | Are you enjoying this a little? | {p} is enjoying this a little | {p} is not enjoying this at all",
  "you | Would you carry out the sentence, if you lost? | {p} would carry out the sentence | {p} would not carry out the sentence",
  "you | Would you share the verdict, even if you lost? | {p} would share even a lost verdict | {p} would share no lost verdict",
  "you | Do you know already what you will say if you win? | {p} knows already what to say after a win | {p} has no victory speech",
  "you | Could you keep a straight face while the other tells this? | {p} could keep a straight face | {p} could keep no straight face",
  "you | Do you have a small doubt about your own side? | {p} has a small doubt | {p} has no doubt",
  "you | Have you wondered what the judge will think of you? | {p} has wondered what the judge will think | {p} has not wondered what the judge will think",
  "you | Will you be in a good mood tonight, whoever wins? | {p} will be in a good mood tonight | {p} can promise no good mood for tonight",
);
