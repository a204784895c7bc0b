import { saveFile } from "~/browser/save-file";
import { cardFileName } from "~/domain/verdict/card-file-name";

interface CardOfCase {
  caseUuid: string;
  userUuid: string;
  caseName: string;
}

/** Fetches the card's image and hands it to the browser as a download. Throws when it can't be had. */
export async function saveCard({ caseUuid, userUuid, caseName }: CardOfCase): Promise<void> {
  const response = await fetch(`/api/verdicts/${caseUuid}/image/view?userUuid=${userUuid}&scale=3`);
  if (!response.ok) throw new Error(`The card's image was refused with ${response.status}.`);
  saveFile(await response.blob(), cardFileName(caseName));
}
