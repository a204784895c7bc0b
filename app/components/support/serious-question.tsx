import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { SUPPORT_PATH } from "~/domain/screening/support";

interface SeriousQuestionProps {
  /** What the second answer does where scripts run. Without them it sends the form that it stands in again. */
  onPetty?: (() => void) | undefined;
  /** Where the calm page leads back to. */
  wayBack: string;
}

/**
 * Asks the writer of an unclear text, who alone decides (docs/rules.md#too-serious). It says nothing of what was
 * written, and help is one tap away.
 */
export function SeriousQuestion({ onPetty, wayBack }: SeriousQuestionProps) {
  const question = useRef<HTMLDivElement>(null);

  // On a phone the button that was pressed is a screen away.
  useEffect(() => {
    question.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={question} role="alert" className="grid gap-3 rounded-uneven border-2 border-ink bg-panel p-4 text-ink">
      <p className="font-bold">Is somebody hurt or afraid?</p>
      <div className="flex flex-wrap gap-3">
        <Link to={SUPPORT_PATH} replace state={wayBack} className={buttonClass({ look: "plain" })}>
          Yes, it is serious
        </Link>
        <Button
          type="submit"
          name="saysPetty"
          value="true"
          look="plain"
          onClick={(event) => {
            if (onPetty === undefined) return;
            event.preventDefault();
            onPetty();
          }}
        >
          No, it is petty
        </Button>
      </div>
    </div>
  );
}
