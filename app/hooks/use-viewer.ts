import { useEffect, useState } from "react";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { recallPerson } from "~/browser/person/known-person";
import { followStored } from "~/browser/storage/stored";
import type { Viewer } from "~/domain/account/user";

interface KnownViewer {
  viewer: Viewer | null;
  /** Whether the court has said so: who is only remembered may be refused what is theirs. */
  isConfirmed: boolean;
}

/**
 * The person of this browser: as remembered, and as the court says once `isAsked`, however late its answer comes. Only
 * for what is drawn in a browser.
 */
export function useViewer(isAsked: boolean): KnownViewer {
  const [known, setKnown] = useState(recall);

  useEffect(() => {
    if (!isAsked) return;
    setKnown(recall());
    fetchViewer().then(
      (viewer) => setKnown({ viewer, isConfirmed: true }),
      // What is remembered has to do.
      () => undefined,
    );
  }, [isAsked]);

  // Somebody may change their name or picture while this is open.
  useEffect(() => followStored(() => setKnown((before) => ({ ...before, viewer: renewed(before.viewer) }))), []);

  return known;
}

function renewed(viewer: Viewer | null): Viewer | null {
  const remembered = recallPerson();
  if (viewer === null || remembered?.uuid !== viewer.uuid) return viewer;
  return { ...viewer, displayName: remembered.displayName, avatar: remembered.avatar };
}

function recall(): KnownViewer {
  return { viewer: recallPerson(), isConfirmed: false };
}
