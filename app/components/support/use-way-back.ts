import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Where a person came from who was sent here, as a path of this site: as the page that led here says, or else as the
 * browser did at first.
 */
export function useWayBack(cameFrom: string): string {
  const { state } = useLocation();
  const [path, setPath] = useState(cameFrom);

  useEffect(() => {
    if (typeof state === "string" && /^\/(?!\/)/u.test(state)) setPath(state);
  }, [state]);

  return path;
}
