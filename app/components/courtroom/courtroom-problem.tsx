import { CaseProblem } from "~/components/case/case-problem";

/** Why a courtroom can't be shown, with a way on. */
export function CourtroomProblem() {
  return (
    <CaseProblem
      notFound={{
        title: () => "Courtroom not found",
        sentence: "Behind this door there is a broom, a bucket and no court at all.",
      }}
      failure="The courtroom could not be opened just now. Nothing you said is lost."
    />
  );
}
