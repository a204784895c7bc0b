import { useState } from "react";

/** Lets one step be taken at a time: a press meanwhile is passed over. */
export function useOneStep() {
  const [isBusy, setBusy] = useState(false);

  async function take(step: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    await step();
    setBusy(false);
  }

  return { isBusy, take };
}
