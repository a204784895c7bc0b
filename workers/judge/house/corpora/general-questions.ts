import { byHand, type HandQuestion } from "./petty-domain";

/** What can be asked about any deed of which it is known whose it is: `{D}` did it and `{C}` minds. */
export const QUESTIONS_OF_A_DEED: readonly HandQuestion[] = byHand(
  "awareness | Could {D} have guessed that {C} would mind? | {D} could have guessed that {C} would mind | {D} could not have guessed that {C} would mind",
  "warning | Did {C} bring it up in a calm voice at least once? | {C} brought it up calmly | {C} never brought it up calmly",
  "harm | Was {C} still annoyed the next morning? | {C} was still annoyed the next morning | {C} was not annoyed any more the next morning",
  "agreement | Is there a rule about this that both of you know? | there is a rule about this that both know | there is no rule about this that both know",
  "provocation | Has {C} ever done the same thing? | {C} has done the same thing | {C} has never done the same thing",
  "provocation | Has {C} done something in the past month that {D} let pass? | {C} did something lately that {D} let pass | {C} did nothing lately that {D} let pass",
  "permission | Did {C} ever say that it was fine? | {C} had said that it was fine | {C} had never said that it was fine",
  "proportion | Has {C} laughed about it, even once? | {C} has laughed about it, if only once | {C} has not laughed about it, not even once",
  "remedy | Has {D} said sorry? | {D} has said sorry | {D} has not said sorry",
  "remedy | Has {D} offered to make up for it? | {D} has offered to make up for it | {D} has not offered to make up for it",
);

/** What can be asked whatever the complaint is, even where it accuses nobody or can't be read. */
export const QUESTIONS_OF_ANYTHING: readonly HandQuestion[] = byHand(
  "agreement | Do the two of you have a rule about such things? | there is a rule about such things | there is no rule about such things",
  "warning | Had the two of you talked about it before it was filed? | it had been talked about before | it had not been talked about before",
  "harm | Has it kept one of you from a good mood? | it has kept one of them from a good mood | it has kept neither of them from a good mood",
  "harm | Has one of you thought about it while brushing teeth? | one of them has thought about it while brushing teeth | neither of them has thought about it while brushing teeth",
  "harm | Has a door ever been closed over this, a little too firmly? | a door has been closed over this too firmly | no door has been closed over this too firmly",
  "proportion | Will the two of you laugh about this within a month? | both will laugh about this within a month | nobody will laugh about this within a month",
  "proportion | Could one message have settled this? | one message could have settled this | one message could not have settled this",
  "proportion | Will this case be forgotten by this time next year? | this case will be forgotten in a year | this case will not be forgotten in a year",
  "proportion | Would a cup of tea and ten minutes settle this? | tea and ten minutes would settle this | tea and ten minutes would not settle this",
  "view | Would most people have let it go? | most people would have let it go | most people would not have let it go",
  "view | Can two sensible people see this differently? | two sensible people can see this differently | two sensible people can't see this differently",
  "view | Has worse happened between the two of you, and been forgiven? | worse has happened between them, and been forgiven | nothing worse has been forgiven between them",
  "view | Is it a small thing, seen from the street? | it is a small thing, seen from the street | it is no small thing, even seen from the street",
  "you | Have you told somebody else about this already? | {p} has told somebody else about this already | {p} has told nobody else about this",
  "you | Have you won this argument in your head before? | {p} has had the better of this in the head before | {p} has never had the better of this, even in the head",
  "you | Are you enjoying this a little? | {p} is enjoying this a little | {p} is not enjoying this at all",
  "you | Would you carry out the sentence, if you lost? | {p} would carry out the sentence | {p} would not carry out the sentence",
  "you | Are you sure that you will win? | {p} is sure to win | {p} is not sure to win",
  "you | Would you say all of this to the other's face? | {p} would say all of this to the other's face | {p} would not say all of this to the other's face",
  "you | Have you ever been wrong about a thing like this? | {p} has been wrong about a thing like this | {p} has never been wrong about a thing like this",
);
