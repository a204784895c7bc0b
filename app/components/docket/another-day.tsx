import { useRevalidator } from "@remix-run/react";
import { useId, useState } from "react";
import * as v from "valibot";
import { ApiError, callApi } from "~/browser/api";
import { caseCall } from "~/browser/case-call";
import { showToast } from "~/browser/toast";
import { Button } from "~/components/ui/button";
import type { CaseRef } from "~/domain/case/case-ref";
import { mayRunLonger } from "~/domain/case/deadline";

interface AnotherDayProps {
  filed: CaseRef;
  /** The case as the page has it. */
  seen: Parameters<typeof mayRunLonger>[0];
}

/** The plaintiff's way to let a case run another day, once (docs/rules.md#another-day). Nothing where it may not. */
export default function AnotherDay({ filed, seen }: AnotherDayProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function extend() {
    if (isBusy) return;
    setBusy(true);
    try {
      await callApi(`${caseCall(filed)}/extend`, v.object({ deadline: v.string() }), { method: "POST", body: {} });
      showToast({ title: "Another day is granted.", description: "The court waits 24 hours longer, and no more." });
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : null;
      showToast({ title: "Error", description: sentence ?? "The court could not be asked.", tone: "error" });
    }
    setBusy(false);
    revalidate();
  }

  if (!mayRunLonger(seen)) return null;
  return (
    <div>
      <Button look="quiet" aria-disabled={isBusy} aria-describedby={id} onClick={extend}>
        Let it run another day
      </Button>
      <p id={id} className="text-ink-soft text-sm">
        24 hours more, once. The other party is told, and nobody can take it back.
      </p>
    </div>
  );
}
