import type { Reading } from "../reading/read-allegation";

/** The maxims that suit the case: none on cats where it is about a dog, which would show that nobody had read it. */
export function maximsFor({ matter, thing, claims }: Reading): readonly string[] {
  const told = kindsIn(`${thing} ${claims.join(" ")}`, matter.kinds);
  if (told.length === 0) return matter.principles;
  const fitting = matter.principles.filter((maxim) =>
    kindsIn(maxim, matter.kinds).every((kind) => told.includes(kind)),
  );
  return fitting.length > 0 ? fitting : matter.principles;
}

function kindsIn(text: string, kinds: readonly string[] = []): string[] {
  return kinds.filter((words) => new RegExp(`\\b(?:${words})(?:s|es)?\\b`, "iu").test(text.replace(/ies\b/gu, "y")));
}
