import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";

/** A case code is a name and no key: whoever has nothing but the code is asked for the link. */
export function NoSuchCode() {
  return (
    <Notice title="This court needs the whole link" picture="/judges/strict.svg">
      <p>
        A case code alone opens no door here. Ask whoever summoned you for the invite link; if the case is yours, open
        it in the browser that you filed it with.
      </p>
      <LinkButton to="/" look="judge" size="lg">
        Go to Home
      </LinkButton>
    </Notice>
  );
}
