import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";

interface Words {
  heading: string;
  sentence: string;
  /** Path of whoever says it. */
  picture: string;
  /** Whether coming again can help. */
  retry?: boolean;
}

/** What stands in place of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  const { heading, sentence, picture, retry } = describePageError(error);
  const { pathname, search } = useLocation();
  return (
    <section className="encounter">
      <img src={picture} alt="" width={280} height={280} className="encounter-face" />
      <div className="text-center sm:text-left">
        <h1 className="font-display text-4xl leading-none sm:text-5xl">{heading}</h1>
        <p className="mx-auto mt-4 max-w-md text-lg sm:mx-0">{sentence}</p>
        <ReferencePlace />
        <div className="mt-6 flex flex-wrap justify-center gap-4 sm:justify-start">
          {retry && (
            <Button look="judge" onClick={() => window.location.assign(pathname + search)}>
              Try Again
            </Button>
          )}
          <LinkButton to="/" look={retry ? "plain" : "judge"}>
            Return Home
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Where the server writes the request's id into the markup (`sayReference`): React leaves what it finds there. */
export function ReferencePlace() {
  return (
    <p
      id="reference"
      className="mt-4 text-sm empty:hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** The words for what was thrown. A refusal by the server brings its own sentence in `data.message`. */
export function describePageError(error: unknown): Words {
  if (!isRouteErrorResponse(error)) {
    return {
      ...ADJOURNED,
      sentence: "The page could not be fetched or fell apart on the way. Check your connection and try again.",
    };
  }
  const words = REFUSALS[error.status] ?? {
    ...ADJOURNED,
    sentence: "The court tripped over its own robe. Please try again.",
  };
  // That there is no session, or what it is that was not found, is said for programs and helps nobody on a page.
  return error.status === 401 || error.status === 404 ? words : { ...words, ...sentenceOf(error.data) };
}

/** What is said of each refusal by its status. */
const REFUSALS: Partial<Record<number, Words>> = {
  400: {
    heading: "The Court Can’t Read This",
    sentence: "Something in this address is not in order.",
    picture: "/judges/shakespeare.svg",
  },
  401: {
    heading: "Who Goes There?",
    sentence: "This browser has no part in that case. Open it in the one that you filed or joined with.",
    picture: "/judges/gen-z.svg",
  },
  403: {
    heading: "Closed Session",
    sentence: "This case is between two other people.",
    picture: "/judges/strict.svg",
  },
  404: {
    heading: "Page Not Found",
    sentence: "The clerk looked everywhere. There is no such page in this court.",
    picture: "/helpers/clerk.svg",
  },
  410: {
    heading: "Sealed or Expired",
    sentence: "This was here once. It is not for anybody’s eyes any more.",
    picture: "/judges/strict.svg",
  },
  429: {
    heading: "Order!",
    sentence: "That was a lot at once. Please wait a moment and try again.",
    picture: "/judges/strict.svg",
    retry: true,
  },
};

const ADJOURNED = { heading: "Court Is Adjourned", picture: "/judges/boomer.svg", retry: true };

function sentenceOf(data: unknown): { sentence?: string } {
  if (typeof data !== "object" || data === null || !("message" in data)) return {};
  return typeof data.message === "string" && data.message !== "" ? { sentence: data.message } : {};
}
