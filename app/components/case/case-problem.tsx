import { type ErrorResponse, isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { NotAParty } from "./not-a-party";
import { SignedOut } from "./signed-out";

interface CaseProblemProps {
  /** What is said where there is no such case. */
  notFound: { title: (error: ErrorResponse) => string; sentence: string };
  /** What is said where there may be one, and something went wrong. */
  failure: string;
  /** What somebody else is told of it. */
  whose?: string;
}

/** Why a case can't be shown, with a way on. */
export function CaseProblem({ notFound, failure, whose }: CaseProblemProps) {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 401) return <SignedOut />;
    if (error.status === 403) return <NotAParty whose={whose} />;
    if (error.status === 404 || error.status === 400) {
      return (
        <Notice title={notFound.title(error)} picture="/judges/yoda.svg">
          <p>{notFound.sentence}</p>
          <LinkButton to="/" look="judge" size="lg">
            Go to Home
          </LinkButton>
        </Notice>
      );
    }
  }
  return (
    <Notice title="The court tripped" picture="/judges/boomer.svg">
      <p>{failure}</p>
      <Button look="judge" size="lg" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}
