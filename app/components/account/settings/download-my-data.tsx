import { Download } from "lucide-react";
import { Button, type ButtonLook } from "~/components/ui/button";
import { FormProblem } from "../form/form-problem";
import { FreshCodeForm } from "../form/fresh-code-form";
import { useDataDownload } from "./use-data-download";

/** Everything that the court keeps of a person, as a file. */
export function DownloadMyData({ look = "plain" }: { look?: ButtonLook }) {
  const { isBusy, problem, download, fresh } = useDataDownload();
  return (
    <div className="grid gap-2">
      <Button look={look} aria-disabled={isBusy} onClick={download}>
        <Download aria-hidden className="size-5 shrink-0" />
        {isBusy ? "Downloading..." : "Download My Data"}
      </Button>
      <FreshCodeForm fresh={fresh} onShown={download} />
      <FormProblem sentence={problem?.sentence ?? null} />
    </div>
  );
}
