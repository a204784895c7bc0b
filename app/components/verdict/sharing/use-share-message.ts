import { useState } from "react";
import { announceShare } from "~/browser/share";
import { STORED } from "~/browser/storage/places";
import { readStored, storedBelow, writeStored } from "~/browser/storage/stored";
import { PRODUCT_NAME } from "~/domain/product";
import { SPOILER_FREE_QUERY } from "~/domain/verdict/link-preview";
import { SHARED_PICTURE_FILES, type Sharing, sharePath } from "~/domain/verdict/shared-verdict";
import { shareCard, useCardFile } from "./share-card";

/** What goes out beside a link. */
export interface ShareTexts {
  /** Says what was decided. */
  open: string;
  /** Leaves it to whoever opens the link. */
  closed: string;
  /** What the choice of the second is called. */
  closing: string;
}

type SharedLink = Extract<Sharing, { state: "shared" }>;

/**
 * What goes out of a decided case that has a public link, wherever on the page somebody shares it: with the outcome, or
 * without it where its person has chosen so, now or the last time. Null while there is no link.
 */
export function useShareMessage(caseUuid: string, shared: SharedLink | null, caseName: string, texts: ShareTexts) {
  const choice = storedBelow(STORED.verdict, caseUuid, "spoiler-free");
  const [isSpoilerFree, setSpoilerFree] = useState(() => readStored(choice) !== null);
  const picture = shared && `${sharePath(shared.shareId)}${SHARED_PICTURE_FILES.card}?scale=3`;
  const file = useCardFile(picture, caseName);
  if (shared === null) return null;

  const text = isSpoilerFree ? texts.closed : texts.open;
  const url = isSpoilerFree ? `${shared.link}${SPOILER_FREE_QUERY}` : shared.link;
  return {
    text,
    url,
    closing: texts.closing,
    isSpoilerFree,
    choose(isChosen: boolean) {
      setSpoilerFree(isChosen);
      writeStored(choice, isChosen ? "yes" : null);
    },
    /** By the device's share sheet; where there is none, the link is copied. */
    async send() {
      // The picture says who won.
      const result = await shareCard({ title: PRODUCT_NAME, text, url }, isSpoilerFree ? null : file);
      announceShare(result, { title: "Link copied to clipboard!" });
    },
  };
}

export type ShareMessage = NonNullable<ReturnType<typeof useShareMessage>>;
