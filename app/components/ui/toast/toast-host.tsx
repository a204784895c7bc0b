import { type ComponentType, useEffect, useState } from "react";
import { type ShownToast, shownToast } from "~/browser/toast";
import { useSharedValue } from "~/hooks/use-shared-value";

type Region = ComponentType<{ toast: ShownToast | null }>;

let isLost = false;

/**
 * Where toasts appear. What draws them is no part of a first visit. It is fetched when the person first does something,
 * or with what is kept for when there is no connection: the first toast may be the one that says so.
 */
export function ToastHost() {
  const toast = useSharedValue(shownToast);
  const [ToastRegion, setToastRegion] = useState<Region | null>(null);
  const isWanted = toast !== null;

  useEffect(() => {
    if (ToastRegion !== null) return;
    const load = (use?: Event) => {
      // Browsers never ask again for a script that could not be had. To try means to have the page fetched anew: for a
      // toast, and not under the finger of somebody who does something else.
      if (isLost && use) return;
      import("./toast-region").then(
        (loaded) => setToastRegion(() => loaded.ToastRegion),
        () => {
          isLost = true;
        },
      );
    };
    if (isWanted) load();
    window.addEventListener("pointerdown", load);
    window.addEventListener("keydown", load);
    return () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
  }, [ToastRegion, isWanted]);

  return ToastRegion && <ToastRegion toast={toast} />;
}
