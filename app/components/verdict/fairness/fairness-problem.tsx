import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { NotAParty } from "~/components/case/not-a-party";
import { PageError } from "~/components/shell/page-error";

/** Why nobody can be told how fair a case was. A window without a session hears how its own case can be opened. */
export function FairnessProblem() {
  const error = useRouteError();
  const isNobodys = isRouteErrorResponse(error) && (error.status === 401 || error.status === 403);
  return isNobodys ? <NotAParty /> : <PageError error={error} />;
}
