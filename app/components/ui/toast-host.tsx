import { type ComponentType, useEffect, useState } from "react";
import { type ShownToast, useShownToast } from "~/hooks/use-toast";

type Region = ComponentType<{ toast: ShownToast | null }>;

/**
 * Where toasts appear. What draws them is no part of a first visit. It is fetched when the person first does something,
 * and not with the first toast: that may be the one that says that the line is down.
 */
export function ToastHost() {
  const toast = useShownToast();
  const [ToastRegion, setToastRegion] = useState<Region | null>(null);
  const isWanted = toast !== null;

  useEffect(() => {
    if (ToastRegion !== null) return;
    let isHere = true;
    const load = () =>
      import("./toast-region").then(
        (loaded) => isHere && setToastRegion(() => loaded.ToastRegion),
        // The next deed or toast tries again.
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
