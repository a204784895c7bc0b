import { Copy } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "~/components/ui/button";

interface CopyBoxProps {
  label: string;
  /** Null while it is on its way. */
  text: string | null;
  buttonLabel: string;
  /** Whether this is what the page is there for. */
  isFirst?: boolean;
  /** What the text depends on. */
  children?: ReactNode;
  onCopy: () => void;
}

/** A text to send, and the button that takes it along. */
export function CopyBox({ label, text, buttonLabel, isFirst = false, children, onCopy }: CopyBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-uneven border-[2.5px] border-ink bg-panel p-4">
      <h2 id={id} className={children === undefined ? "font-bold" : "mb-2 font-display text-lg leading-tight"}>
        {label}
      </h2>
      {children}
      {text === null ? (
        <div className="mt-2 h-12 rounded-uneven bg-paper-deep" aria-busy="true" />
      ) : (
        <p className="mt-1 select-all [overflow-wrap:anywhere]">{text}</p>
      )}
      <Button
        look={isFirst ? "judge" : "plain"}
        size={isFirst ? "lg" : "md"}
        className={isFirst ? "mt-3 w-full" : "mt-3"}
        onClick={onCopy}
      >
        <Copy aria-hidden className="size-5" />
        {buttonLabel}
      </Button>
    </section>
  );
}
