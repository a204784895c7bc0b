import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Where a person came from who was sent here, as a path of this site; home when nothing is known. */
export function useWayBack(): string {
  const { state } = useLocation();
  const [path, setPath] = useState("/");

  useEffect(() => {
    if (typeof state === "string" && /^\/(?!\/)/u.test(state)) setPath(state);
  }, [state]);

  return path;
}
