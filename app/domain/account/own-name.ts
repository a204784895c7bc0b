const GENERATED_NAME = /^User-[A-Z0-9]{4}$/u;

/** The name to begin a name field with: the person's own, and nothing where the court made one up. */
export function ownName(person: { displayName: string } | null): string {
  return person === null || GENERATED_NAME.test(person.displayName) ? "" : person.displayName;
}
