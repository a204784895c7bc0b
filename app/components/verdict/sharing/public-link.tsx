import { buttonClass } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/form/checkbox";
import { SHARED_PICTURE_FILES, sharePath } from "~/domain/verdict/shared-verdict";
import { ShareRow } from "./share-row";
import type { ShareMessage } from "./use-share-message";

/** The public link, the ways to send it, and the card in the shapes that sites without links want. */
export function PublicLink({ shareId, message }: { shareId: string; message: ShareMessage }) {
  const path = sharePath(shareId);
  return (
    <>
      <p>
        Anyone with the link can see the card:{" "}
        <a href={message.url} target="_blank" rel="noopener" className="font-bold underline [overflow-wrap:anywhere]">
          {message.url}
        </a>
      </p>
      <Checkbox label={message.closing} checked={message.isSpoilerFree} onCheckedChange={message.choose} />
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
