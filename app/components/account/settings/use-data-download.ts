import { saveFile } from "~/browser/save-file";
import { showToast } from "~/browser/toast";
import { MY_DATA_FILE } from "~/domain/my-data/my-data";
import { fetchMyData } from "../account-calls";
import { type ActionWords, useAccountAction } from "../form/use-account-action";
import { useFreshCode, wantsFreshCode } from "../form/use-fresh-code";

const WORDS: ActionWords = {
  refused: "Your data could not be downloaded. Please try again.",
  unreachable: "Your data could not be downloaded. Check your connection and try again.",
};

/** Downloads what the court keeps of a person, as a file; first shows a code where the court wants one. */
export function useDataDownload() {
  const { isBusy, problem, run } = useAccountAction();

  const fresh = useFreshCode();

  const download = () =>
    run(WORDS, async () => {
      const file = await fetchMyData().catch((error: unknown) => {
        if (!wantsFreshCode(error)) throw error;
      });
      if (file === undefined) return fresh.sendCode();
      saveFile(file, MY_DATA_FILE);
      showToast({ title: "Downloaded", description: `It is called ${MY_DATA_FILE}.` });
    });

  return { isBusy, problem, download, fresh };
}
