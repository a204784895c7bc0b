import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { callApi } from "../api";
import { forgetPerson, rememberPerson, viewerSchema } from "./known-person";

/**
 * Asks who the person of this browser is, null for nobody yet, and remembers it. Throws when the court can't be asked.
 */
export async function fetchViewer(): Promise<Viewer | null> {
  const { viewer } = await callApi("/viewer", v.object({ viewer: v.nullable(viewerSchema) }));
  if (viewer === null) forgetPerson();
  else rememberPerson(viewer);
  return viewer;
}
