import { Link } from "@remix-run/react";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";

/** Why something was not taken. Without scripts nobody is led to the calm page, so the way there is shown. */
export function RefusalWords({ error, code }: { error: string; code: string }) {
  return (
    <>
      {error}
      {code === TOO_SERIOUS && (
        <>
          {" "}
          <Link to={SUPPORT_PATH} className="text-ink underline underline-offset-4">
            People who can help
          </Link>
        </>
      )}
    </>
  );
}
