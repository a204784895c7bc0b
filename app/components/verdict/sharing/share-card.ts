import { useEffect, useState } from "react";
import { type Shareable, type ShareResult, shareOrCopy } from "~/browser/share";
import { cardFileName } from "~/domain/verdict/card-file-name";

/**
 * The card's picture as a file, once it is here; null where this device's share sheet takes none. It is fetched before
 * anybody asks: after a wait, a browser does not open the sheet any more. Nothing is fetched without an address.
 */
export function useCardFile(address: string | null, caseName: string): File | null {
  const [file, setFile] = useState<File | null>(null);

  useEffect(() => {
    let isWanted = true;
    setFile(null);
    if (address === null || !takesFiles([new File([], "card.png", { type: "image/png" })])) return;
    fetch(address)
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (isWanted && blob !== null) setFile(new File([blob], cardFileName(caseName), { type: "image/png" }));
      })
      // Without the picture the link is shared alone, and brings one of its own.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [address, caseName]);

  return file;
}

/** Opens the share sheet with the picture where it takes one, else as `shareOrCopy` does. Never throws. */
export async function shareCard({ title, text, url }: Shareable, file: File | null): Promise<ShareResult> {
  // Most targets drop the address of what comes with a file, so it goes into the text.
  const withFile = file === null ? null : { title, text: `${text} ${url}`, files: [file] };
  if (withFile === null || !takesFiles(withFile.files)) return shareOrCopy({ title, text, url });
  try {
    await navigator.share(withFile);
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    return shareOrCopy({ title, text, url });
  }
}

function takesFiles(files: File[]): boolean {
  return "canShare" in navigator && navigator.canShare({ files });
}
