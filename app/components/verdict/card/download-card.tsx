import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { showToast } from "~/browser/toast";
import { Button } from "~/components/ui/button";
import { saveCard } from "./save-card";

interface DownloadCardProps {
  /** What the button says. */
  label: string;
  caseUuid: string;
  userUuid: string;
  caseName: string;
  /** Opens the bare card as a page: the way on when the picture can't be had. */
  cardToken: string;
}

/** A card as a picture on the person's device. */
export function DownloadCard({ label, caseUuid, userUuid, caseName, cardToken }: DownloadCardProps) {
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");

  async function save() {
    if (userUuid === "" || state === "saving") return;
    setState("saving");
    try {
      await saveCard({ caseUuid, userUuid, caseName });
      setState("idle");
    } catch {
      setState("failed");
      showToast({
        title: "The card didn’t come out",
        description: "Open it on its own page and take a picture of it there.",
        tone: "error",
      });
    }
  }

  return (
    <div className="grid justify-items-center gap-2">
      <Button look="judge" size="lg" aria-disabled={state === "saving"} onClick={save}>
        <Download aria-hidden className="size-5" />
        {label}
      </Button>
      {state === "failed" && (
        <Link
          to={`/pettysuits/flatten/${caseUuid}?token=${encodeURIComponent(cardToken)}`}
          target="_blank"
          className="font-bold underline decoration-2 underline-offset-4"
        >
          Open the card on its own page
        </Link>
      )}
    </div>
  );
}
