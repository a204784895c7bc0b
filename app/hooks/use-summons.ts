import { useEffect, useState, useSyncExternalStore } from "react";
import { countSentSummons, sentSummons } from "~/browser/badge/deeds";
import { announceCopy, copyText } from "~/browser/clipboard";
import { announceShare, canShare, type ShareResult, shareOrCopy } from "~/browser/share";
import { STORED } from "~/browser/storage/places";
import { followStored, readStored, storedBelow, tellThisTab, writeStored } from "~/browser/storage/stored";
import { showToast, type ToastInput } from "~/browser/toast";
import { PRODUCT_NAME } from "~/domain/product";
import { useSharedValue } from "./use-shared-value";

export interface Summons {
  caseUuid: string;
  link: string;
  /** It has the link in it. */
  message: string;
}

/** A summons whose link may be still to come. */
type SummonsToBe = { caseUuid: string } & Record<"link" | "message", string | null>;

/** Sends a summons by the share sheet or the clipboard; `linkCopied` is the toast for a link that was copied. */
export async function sendSummons({ caseUuid, link, message }: Summons, linkCopied: ToastInput): Promise<void> {
  const title = `You’ve Been Summoned to ${PRODUCT_NAME}!`;
  const result = await shareOrCopy({ title, text: message, url: link });
  noteSent(caseUuid, result);
  announceShare(result, linkCopied);
}

/** What was really shared or copied counts as sent. */
function noteSent(caseUuid: string, result: ShareResult): void {
  if (result !== "shared" && result !== "copied") return;
  countSentSummons();
  writeStored(storedBelow(STORED.sentSummons, caseUuid), "sent");
  tellThisTab();
}

/** Whether the summons of a case was sent from this browser. False during hydration, so that nothing jumps. */
export function useSummonsSent(caseUuid: string): boolean {
  return useSyncExternalStore(
    followStored,
    () => readStored(storedBelow(STORED.sentSummons, caseUuid)) !== null,
    () => false,
  );
}

/** Sends a summons like `sendSummons`, or copies it. As long as there is none, the person is told so. */
export function useSummons({ caseUuid, link, message }: SummonsToBe, linkCopied: ToastInput) {
  const [isShareable, setIsShareable] = useState<boolean | null>(null);
  const sent = useSharedValue(sentSummons);
  const [sentBefore] = useState(sent);

  useEffect(() => setIsShareable(canShare()), []);

  async function copy(text: string | null, copied: ToastInput) {
    if (text === null) {
      showToast({ title: "Error", description: "Unable to retrieve or copy the invite link.", tone: "error" });
      return;
    }
    const result = await copyText(text);
    noteSent(caseUuid, result);
    announceCopy(result, copied);
  }

  async function share() {
    if (link === null || message === null) return copy(null, linkCopied);
    return sendSummons({ caseUuid, link, message }, linkCopied);
  }

  return {
    /** Whether this device has a share sheet; null until scripts can tell. */
    isShareable,
    /** Whether it was sent since the page came: until then nothing may come over the ways to do so. */
    isSent: sent !== sentBefore,
    share,
    copyLink: () => copy(link, linkCopied),
    copyMessage: (copied: ToastInput) => copy(message, copied),
  };
}
