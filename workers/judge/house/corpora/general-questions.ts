import { byHand, type HandQuestion } from "./petty-domain";

/** What can be asked about any deed of which it is known whose it is: `{D}` did it and `{C}` minds. */
export const QUESTIONS_OF_A_DEED: readonly HandQuestion[] = byHand(
  "awareness | Could {D} have guessed that {C} would mind? | {D} could have guessed that {C} would mind | {D} could not have guessed that {C} would mind",
  "awareness | Would {D} have minded, the other way round? | {D} would have minded, the other way round | {D} would not have minded, the other way round",
  "warning | Had {C} said out loud that it matters, before this was filed? | {C} had said out loud that it matters | {C} had not said out loud that it matters",
  "warning | Did {C} bring it up in a calm voice at least once? | {C} brought it up in a calm voice at least once | {C} never brought it up in a calm voice",
  "harm | Did it cost {C} more than five minutes? | it cost {C} more than five minutes | it did not cost {C} five minutes",
  "harm | Was {C} still annoyed the next morning? | {C} was still annoyed the next morning | {C} was not annoyed any more the next morning",
  "agreement | Is there a rule about this that both of you know? | there is a rule about this that both know | there is no rule about this that both know",
  "provocation | Has {C} ever done the same thing? | {C} has done the same thing | {C} has never done the same thing",
  "provocation | Has {C} done something in the past month that {D} let pass? | {C} has done something in the past month that {D} let pass | {C} has done nothing in the past month that {D} had to let pass",
  "permission | Did {C} ever say that it was fine? | {C} had said that it was fine | {C} had never said that it was fine",
  "permission | Has {C} laughed about it, even once? | {C} has laughed about it, if only once | {C} has not laughed about it, not even once",
  "remedy | Has {D} said sorry? | {D} has said sorry | {D} has not said sorry",
  "remedy | Has {D} offered to make up for it? | {D} has offered to make up for it | {D} has not offered to make up for it",
  "remedy | Has {D} tried to do better since? | {D} has tried to do better since | {D} has not tried to do better since",
);

/** What can be asked whatever the complaint is, even where it accuses nobody or can't be read. */
export const QUESTIONS_OF_ANYTHING: readonly HandQuestion[] = byHand(
  "agreement | Do the two of you have a rule about such things? | there is a rule about such things | there is no rule about such things",
  "agreement | Had the two of you ever settled this out loud? | it had been settled out loud | it had never been settled out loud",
  "warning | Had the two of you talked about it before it was filed? | it had been talked about before | it had not been talked about before",
  "warning | Did anybody see this case coming? | somebody saw this case coming | nobody saw this case coming",
  "harm | Has it kept one of you from a good mood? | it has kept one of them from a good mood | it has kept neither of them from a good mood",
  "harm | Has a friend of yours had to listen to this? | a friend has had to listen to this | no friend has had to listen to this",
  "proportion | Will the two of you laugh about this within a month? | both will laugh about this within a month | nobody will laugh about this within a month",
  "proportion | Could this have been settled without a court? | this could have been settled without a court | this could not have been settled without a court",
  "proportion | Will it be forgotten by this time next year? | it will be forgotten by this time next year | it will not be forgotten by this time next year",
  "proportion | Would a cup of tea and ten minutes have done? | a cup of tea and ten minutes would have done | a cup of tea and ten minutes would not have done",
  "view | Would most people have let it go? | most people would have let it go | most people would not have let it go",
  "view | Is there a second side to this story? | there is a second side to this story | there is no second side to this story",
  "view | Has worse happened between the two of you, and been forgiven? | worse has happened between them, and been forgiven | nothing worse has happened between them",
  "view | Is it a small thing, seen from the street? | it is a small thing, seen from the street | it is no small thing, even seen from the street",
  "you | Have you told this story to somebody else already? | {p} has told this story to somebody else already | {p} has told this story to nobody else",
  "you | Have you won this argument in your head before? | {p} has won this argument in the head before | {p} has never won this argument in the head",
  "you | Are you enjoying this a little? | {p} is enjoying this a little | {p} is not enjoying this at all",
  "you | Did you raise your voice about it, even a little? | {p} raised a voice about it, if only a little | {p} did not raise a voice about it",
  "you | Would you carry out the sentence, if you lost? | {p} would carry out the sentence | {p} would not carry out the sentence",
  "you | Are you sure that you will win? | {p} is sure to win | {p} is not sure to win",
  "you | Would you say all of this to the other's face? | {p} would say all of this to the other's face | {p} would not say all of this to the other's face",
  "you | Have you ever been wrong about a thing like this? | {p} has been wrong about a thing like this | {p} has never been wrong about a thing like this",
);
