import { useEffect, useState } from "react";
import { noteSummonsSent, sentSummons } from "~/browser/badge/deeds";
import { announceCopy, copyText } from "~/browser/clipboard";
import { announceShare, canShare, shareOrCopy } from "~/browser/share";
import { showToast, type ToastInput } from "~/browser/toast";
import { PRODUCT_NAME } from "~/domain/product";
import { useSharedValue } from "./use-shared-value";

/**
 * Sends a summons by the share sheet or the clipboard; `linkCopied` is the toast for a link that was copied. `message`
 * has the link in it.
 */
export async function sendSummons(link: string, message: string, linkCopied: ToastInput): Promise<void> {
  const title = `You’ve Been Summoned to ${PRODUCT_NAME}!`;
  const result = await shareOrCopy({ title, text: message, url: link });
  noteSummonsSent(result);
  announceShare(result, linkCopied);
}

/**
 * Sends a summons like `sendSummons`, or copies it. Link and message are null as long as there are none: the person is
 * then told that they can't be had.
 */
export function useSummons(link: string | null, message: string | null, linkCopied: ToastInput) {
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
    noteSummonsSent(result);
    announceCopy(result, copied);
  }

  async function share() {
    if (link === null || message === null) return copy(null, linkCopied);
    return sendSummons(link, message, linkCopied);
  }

  return {
    /** Whether this device has a share sheet; null until scripts can tell. */
    isShareable,
    /** Whether it was sent from here: until then nothing may come over the ways to do so. */
    isSent: sent !== sentBefore,
    share,
    copyLink: () => copy(link, linkCopied),
    copyMessage: (copied: ToastInput) => copy(message, copied),
  };
}
