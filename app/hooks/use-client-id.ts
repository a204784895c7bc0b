import { useCallback, useRef } from "react";

/**
 * The id of what is filed, the same for every retry of the same content: an answer that got lost must not become a
 * second case, and a corrected text must not be taken for the first.
 */
export function useClientId(): (content: object) => string {
  const last = useRef({ content: "", id: "" });
  return useCallback((filed) => {
    const content = JSON.stringify(filed);
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    return last.current.id;
  }, []);
}
