import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "~/browser/api";
import { showToast } from "~/browser/toast";
import { type Sharing, sharingSchema } from "~/domain/verdict/shared-verdict";
import { type ShareTexts, useShareMessage } from "./use-share-message";

/** How a verdict stands with the public: `loading` at first, `unreachable` when the court could not be asked. */
export type SharingView = Sharing | { state: "loading" } | { state: "unreachable" };

/**
 * A decided case's public link: how it stands, what goes out with it, and the two actions. Neither throws; one that
 * fails says so in a toast.
 */
export function useSharing(caseUuid: string, caseName: string, texts: ShareTexts) {
  const [sharing, setSharing] = useState<SharingView>({ state: "loading" });
  const [isBusy, setBusy] = useState(false);
  const message = useShareMessage(caseUuid, sharing.state === "shared" ? sharing : null, caseName, texts);
  const address = `/api/verdicts/${caseUuid}/share`;

  const read = useCallback(async () => {
    setSharing({ state: "loading" });
    try {
      setSharing(await callApi(address, sharingSchema));
    } catch {
      setSharing({ state: "unreachable" });
    }
  }, [address]);

  useEffect(() => {
    read();
  }, [read]);

  async function change(method: "POST" | "DELETE"): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setSharing(await callApi(address, sharingSchema, { method }));
    } catch (error) {
      // The other party was faster: what stands here is out of date.
      if (error instanceof ApiError && error.code === "sealed") setSharing({ state: "sealed", by: "other" });
      showToast({ title: "Nothing was changed", description: describe(error), tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return { sharing, message, isBusy, read, share: () => change("POST"), seal: () => change("DELETE") };
}

function describe(error: unknown): string {
  const sentence = error instanceof ApiError ? error.sentence : null;
  return sentence ?? "The court could not be reached. Please try again.";
}
