import { Button } from "~/components/ui/button";
import { useCountdown } from "./use-countdown";

/** How long a mail may take before another is worth asking for, in milliseconds. */
const RESEND_WAIT_MS = 30_000;

interface ResendCodeProps {
  /** When the last code was sent, in Unix milliseconds. */
  sentAt: number;
  isBusy: boolean;
  onResend: () => void;
}

/** Another code, after a wait that can be seen. */
export function ResendCode({ sentAt, isBusy, onResend }: ResendCodeProps) {
  const wait = useCountdown(sentAt + RESEND_WAIT_MS);
  const isWaiting = wait > 0;
  return (
    <Button
      look="quiet"
      className="justify-self-start tabular-nums aria-disabled:no-underline"
      aria-disabled={isWaiting || isBusy}
      onClick={() => {
        if (!isWaiting && !isBusy) onResend();
      }}
    >
      {isWaiting ? `No mail? A new code in ${wait} s` : "Send a new code"}
    </Button>
  );
}
