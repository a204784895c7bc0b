import type { ErrorResponse } from "@remix-run/react";
import { CaseProblem } from "~/components/case/case-problem";

/** Why a suit can't be shown, with a way on. */
export function DeckProblem() {
  return (
    <CaseProblem
      notFound={{ title: titleOf, sentence: "No such case is on the docket. Perhaps it was too petty even for us." }}
      failure="The case could not be opened just now. Nothing you said is lost."
    />
  );
}

function titleOf({ status, data }: ErrorResponse): string {
  return status === 404 ? "Suit not found" : String(data?.message);
}
