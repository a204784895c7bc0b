import { HelperTip } from "~/components/ui/form/helper-tip";

/** What to accuse somebody of. */
export function AllegationHelp() {
  return (
    <HelperTip helper="lawyer">
      One deed, one sentence, no adjectives you can’t prove. The other party reads it, and so does the judge.
    </HelperTip>
  );
}

/** Under which name. */
export function NameHelp() {
  return (
    <HelperTip helper="clerk">
      A first name will do, or whatever they call you when they are cross. It goes on the record and on the card.
    </HelperTip>
  );
}

/** Before whom. */
export function JudgeHelp() {
  return (
    <HelperTip helper="judge">
      We weigh the same evidence and differ in how we say so. Strict has no favourites; Therapist asks how that made you
      feel.
    </HelperTip>
  );
}
