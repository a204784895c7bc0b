import { useState } from "react";
import { buttonClass } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/form/checkbox";
import { SPOILER_FREE_QUERY } from "~/domain/verdict/link-preview";
import { SHARED_PICTURE_FILES, sharePath } from "~/domain/verdict/shared-verdict";
import { useCardFile } from "./share-card";
import { ShareRow } from "./share-row";

/** What goes out beside a link. */
export interface ShareTexts {
  /** Says what was decided. */
  open: string;
  /** Leaves it to whoever opens the link. */
  closed: string;
  /** What the choice of the second is called. */
  closing: string;
}

interface PublicLinkProps {
  shareId: string;
  link: string;
  caseName: string;
  texts: ShareTexts;
}

/** The public link, the ways to send it, and the card in the shapes that sites without links want. */
export function PublicLink({ shareId, link, caseName, texts }: PublicLinkProps) {
  const [isSpoilerFree, setSpoilerFree] = useState(false);
  const path = sharePath(shareId);
  const file = useCardFile(`${path}${SHARED_PICTURE_FILES.card}?scale=3`, caseName);
  const message = isSpoilerFree
    ? { text: texts.closed, url: `${link}${SPOILER_FREE_QUERY}`, file: null }
    : { text: texts.open, url: link, file };

  return (
    <>
      <p>
        Anyone with the link can see the card:{" "}
        <a href={path} target="_blank" rel="noopener" className="font-bold underline [overflow-wrap:anywhere]">
          {link}
        </a>
      </p>
      <Checkbox label={texts.closing} checked={isSpoilerFree} onCheckedChange={setSpoilerFree} />
      <ShareRow {...message} />
      <div className="grid gap-2">
        <p className="font-bold text-sm">Pictures to post</p>
        <div className="flex flex-wrap gap-3">
          <a href={path + SHARED_PICTURE_FILES.square} download className={buttonClass({})}>
            Square
          </a>
          <a href={path + SHARED_PICTURE_FILES.story} download className={buttonClass({})}>
            Story
          </a>
        </div>
      </div>
    </>
  );
}
