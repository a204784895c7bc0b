import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

/** In the place of a shared verdict whose link is over. It says nothing of the case, not even its kind. */
export function SealedVerdict() {
  return (
    <Notice title="This verdict is sealed" picture="/judges/strict.svg">
      <p>There was a card here. Whoever it was about has closed the file, and the court asks no questions.</p>
      <LinkButton to="/" look="judge" size="lg">
        File your own
      </LinkButton>
      <LinkButton to="/procrastination" look="quiet">
        Let the court decide
      </LinkButton>
    </Notice>
  );
}
