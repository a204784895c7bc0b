import { Link } from "@remix-run/react";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import type { StartRefusal } from "./start-answer";

/** Why a dilemma was not taken. Without scripts nobody is led to the calm page, so the way there is shown. */
export function StartProblem({ refusal: { error, code } }: { refusal: StartRefusal }) {
  return (
    <p role="alert" className="font-semibold text-error">
      {error}
      {code === TOO_SERIOUS && (
        <>
          {" "}
          <Link to={SUPPORT_PATH} className="text-ink underline underline-offset-4">
            People who can help
          </Link>
        </>
      )}
    </p>
  );
}
