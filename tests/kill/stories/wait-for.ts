/** So long a thing that the court does by itself may take, deaths and busy machines included, in milliseconds. */
const PATIENCE_MS = 240_000;

/** Looks again and again until there is something to see. */
export async function waitFor<Seen>(what: string, look: () => Promise<Seen | null | undefined>): Promise<Seen> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== undefined) return seen;
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
