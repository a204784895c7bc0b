import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { NotAParty } from "~/components/case/not-a-party";
import { SignedOut } from "~/components/case/signed-out";
import { PageError } from "~/components/shell/page-error";

/** Why nobody can be told how fair a case was. A window without a session hears how its own case can be opened. */
export function FairnessProblem() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 401) return <SignedOut />;
  return status === 403 ? <NotAParty /> : <PageError error={error} />;
}
