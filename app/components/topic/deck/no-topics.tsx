import { DeckClosed } from "~/components/deck/deck-closed";
import { Button, LinkButton } from "~/components/ui/button";
import { DEFAULT_JUDGE } from "~/domain/judge/personality";

/** In the place of a deck that nobody was dealt. */
export function NoTopics() {
  return (
    <DeckClosed judgePersonality={DEFAULT_JUDGE} title="No hot topics available right now" takesFocus={false}>
      <p>Either nobody minds anything any more, or you have judged it all.</p>
      <LinkButton to="/" look="judge">
        File a PettySuit
      </LinkButton>
    </DeckClosed>
  );
}

/** The end of a page's deck. */
export function AllTopicsJudged() {
  return (
    <DeckClosed judgePersonality={DEFAULT_JUDGE} title="You have judged them all" takesFocus>
      <p>The petty community will think of more. It always does.</p>
      <LinkButton to="/" look="judge">
        File a PettySuit
      </LinkButton>
    </DeckClosed>
  );
}

/** The end of a deck that could not be filled up. */
export function MissingTopics({ onRetry }: { onRetry: () => void }) {
  return (
    <DeckClosed judgePersonality={DEFAULT_JUDGE} title="The next topics are stuck on the way" takesFocus>
      <p role="alert">They could not be fetched. Votes that are not in yet go out while this page is open.</p>
      <Button look="judge" onClick={onRetry}>
        Try again
      </Button>
    </DeckClosed>
  );
}
