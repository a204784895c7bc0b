import type { ErrorResponse } from "@remix-run/react";
import { CaseProblem } from "~/components/case/case-problem";

/** Why a session can't be shown, with a way on. */
export function DilemmaProblem() {
  return (
    <CaseProblem
      notFound={{ title: titleOf, sentence: "The court knows no such dilemma. Perhaps it has decided itself." }}
      whose="This dilemma is somebody else’s."
      failure="Your dilemma could not be opened just now. Nothing you said is lost."
    />
  );
}

function titleOf({ status, data }: ErrorResponse): string {
  return status === 404 ? "Session not found" : String(data?.message);
}
