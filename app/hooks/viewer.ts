import { useEffect, useState } from "react";
import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { callApi } from "./api";
import { forgetPerson, recallPerson, rememberPerson, viewerSchema } from "./known-person";

/** Asks who the person of this browser is, null for nobody yet, and remembers it. Throws when the court can't be asked. */
export async function fetchViewer(): Promise<Viewer | null> {
  const { viewer } = await callApi("/viewer", v.object({ viewer: v.nullable(viewerSchema) }));
  if (viewer === null) forgetPerson();
  else rememberPerson(viewer);
  return viewer;
}

/** The person of this browser: as remembered, and as the court says once `isAsked`. Only for what is drawn in a browser. */
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
