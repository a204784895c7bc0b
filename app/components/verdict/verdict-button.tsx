import { Button, type ButtonLook } from "~/components/ui/button";

interface VerdictButtonProps {
  isDecided: boolean;
  isChecking: boolean;
  error: string | null;
  look: ButtonLook;
  onPress: () => void;
}

/** The way to the verdict, or to the news that there is none yet. */
export function VerdictButton({ isDecided, isChecking, error, look, onPress }: VerdictButtonProps) {
  return (
    <div className="grid justify-items-center gap-1">
      <Button look={look} size={look === "quiet" ? "md" : "lg"} aria-disabled={isChecking} onClick={onPress}>
        {buttonText(isDecided, isChecking)}
      </Button>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {error}
      </p>
    </div>
  );
}

function buttonText(isDecided: boolean, isChecking: boolean): string {
  if (isChecking) return "Checking for verdict...";
  return isDecided ? "View Verdict" : "Check on Verdict";
}
