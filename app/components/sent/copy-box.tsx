import { Copy } from "lucide-react";
import { useId } from "react";
import { Button } from "~/components/ui/button";

interface CopyBoxProps {
  label: string;
  /** Null while it is on its way. */
  text: string | null;
  buttonLabel: string;
  onCopy: () => void;
}

/** A text to send, and the button that takes it along. */
export function CopyBox({ label, text, buttonLabel, onCopy }: CopyBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-uneven border-[2.5px] border-ink bg-panel p-4">
      <h2 id={id} className="font-bold">
        {label}
      </h2>
      {text === null ? (
        <div className="mt-2 h-12 rounded-uneven bg-paper-deep" aria-busy="true" />
      ) : (
        <p className="mt-1 select-all [overflow-wrap:anywhere]">{text}</p>
      )}
      <Button onClick={onCopy} className="mt-3">
        <Copy aria-hidden className="size-5" />
        {buttonLabel}
      </Button>
    </section>
  );
}
