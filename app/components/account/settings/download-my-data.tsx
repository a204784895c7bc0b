import { Button, type ButtonLook } from "~/components/ui/button";
import { Icon, type IconProps } from "~/components/ui/icon";
import { FormProblem } from "../form/form-problem";
import { FreshCodeForm } from "../form/fresh-code-form";
import { useDataDownload } from "./use-data-download";

/** Everything that the court keeps of a person, as a file. */
export function DownloadMyData({ look = "plain" }: { look?: ButtonLook }) {
  const { isBusy, problem, download, fresh } = useDataDownload();
  return (
    <div className="grid gap-2">
      <Button look={look} aria-disabled={isBusy} onClick={download}>
        <DownloadIcon className="size-5 shrink-0" />
        {isBusy ? "Downloading..." : "Download My Data"}
      </Button>
      <FreshCodeForm fresh={fresh} onShown={download} />
      <FormProblem sentence={problem?.sentence ?? null} />
    </div>
  );
}

function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />
    </Icon>
  );
}
