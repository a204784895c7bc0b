import { type ComponentType, useEffect, useRef, useState } from "react";
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
  const isLost = useRef(false);

  useEffect(() => {
    if (ToastRegion !== null) return;
    let isHere = true;
    const load = () =>
      import("./toast-region").then(
        (loaded) => isHere && setToastRegion(() => loaded.ToastRegion),
        () => {
          isLost.current = true;
        },
      );
    // Browsers never ask again for a script that could not be had. To try means to have the page fetched anew: for a
    // toast, and not under the finger of somebody who does something else.
    const loadAhead = () => isLost.current || load();
    if (isWanted) load();
    window.addEventListener("pointerdown", loadAhead);
    window.addEventListener("keydown", loadAhead);
    return () => {
      isHere = false;
      window.removeEventListener("pointerdown", loadAhead);
      window.removeEventListener("keydown", loadAhead);
    };
  }, [ToastRegion, isWanted]);

  return ToastRegion === null ? null : <ToastRegion toast={toast} />;
}
