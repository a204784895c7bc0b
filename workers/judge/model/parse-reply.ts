/** Endpoints that don't know JSON schemas often wrap their JSON in a fence. */
const FENCE = /^\s*```(?:json)?\s*|\s*```\s*$/giu;

/** What a model's words say as JSON, for a schema to read; null for words that are none. */
export function parseReply(text: string): unknown {
  try {
    return JSON.parse(text.replace(FENCE, ""));
  } catch {
    return null;
  }
}
