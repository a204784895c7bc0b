import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { recallPerson } from "~/browser/person/known-person";
import type { Viewer } from "~/domain/account/user";

/**
 * The person of this browser: as remembered, and as the court says once `isAsked`. Only for what is drawn in a browser.
 */
export function useViewer(isAsked: boolean): Viewer | null {
  const [viewer, setViewer] = useState(recallPerson);

  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    setViewer(recallPerson());
    fetchViewer().then(
      (found) => isHere && setViewer(found),
      // What is remembered has to do.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isAsked]);

  return viewer;
}
