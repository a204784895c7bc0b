import { useState } from "react";
import { countCharacters } from "~/domain/text";
import { useRandomText } from "~/hooks/use-random-text";

/** Fetched when it is wanted: nearly nobody wants it. */
const fetchPrompt = async () => (await import("~/browser/random-prompt")).fetchRandomPrompt();

/** A grievance to start from, in place of nothing or of the one before: never of what somebody wrote. */
export function useRandomPrompt(text: string, onDrawn: (prompt: string) => void) {
  const { draw, isFetching } = useRandomText(fetchPrompt);
  const [drawn, setDrawn] = useState<string | null>(null);

  return {
    isFetching,
    isOffered: countCharacters(text) === 0 || text === drawn,
    async draw() {
      const prompt = await draw();
      if (prompt === null) return;
      setDrawn(prompt);
      onDrawn(prompt);
    },
  };
}
