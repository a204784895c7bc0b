import { useCallback, useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { recallPerson } from "~/browser/person/known-person";
import type { Viewer } from "~/domain/account/user";

/** Who this browser's person is, as the court says. `nobody` is someone whom it does not know. */
export type LoadedViewer =
  | { state: "loading" }
  | { state: "here"; viewer: Viewer }
  | { state: "nobody" }
  | { state: "unavailable" };

/** Asks the court who is here. Whoever is remembered is shown until it has said, and where it can't be asked. */
export function useLoadedViewer(): LoadedViewer & { retry: () => void } {
  const [loaded, setLoaded] = useState(() => recalled({ state: "loading" }));
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    let isHere = true;
    setLoaded(recalled({ state: "loading" }));
    fetchViewer().then(
      (viewer) => isHere && setLoaded(viewer === null ? { state: "nobody" } : { state: "here", viewer }),
      () => isHere && setLoaded(recalled({ state: "unavailable" })),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);

  return { ...loaded, retry: useCallback(() => setTries((before) => before + 1), []) };
}

function recalled(otherwise: LoadedViewer): LoadedViewer {
  const viewer = recallPerson();
  return viewer === null ? otherwise : { state: "here", viewer };
}
