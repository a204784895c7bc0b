import { type ComponentType, useEffect, useState } from "react";
import { type ShownToast, shownToast } from "~/browser/toast";
import { useSharedValue } from "~/hooks/use-shared-value";

type Region = ComponentType<{ toast: ShownToast | null }>;

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
    let isHere = true;
    const load = () =>
      import("./toast-region").then(
        (loaded) => isHere && setToastRegion(() => loaded.ToastRegion),
        // The next action or toast tries again.
        () => undefined,
      );
    if (isWanted) load();
    window.addEventListener("pointerdown", load);
    window.addEventListener("keydown", load);
    return () => {
      isHere = false;
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
  }, [ToastRegion, isWanted]);

  return ToastRegion === null ? null : <ToastRegion toast={toast} />;
}
