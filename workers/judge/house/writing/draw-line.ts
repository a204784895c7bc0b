import type { Voice } from "../corpora/voices/voice";
import type { Chooser } from "../seeded-choice";

/** What a case is about that gave no thing a name. */
export const UNNAMED = "the matter";

/** Of some texts those that speak of no thing, where the case has named none: nobody is decorated for `the matter`. */
export function withoutThing(texts: readonly string[], thing: string): readonly string[] {
  const speakable = thing === UNNAMED ? texts.filter((text) => !/\{(?:thing|Thing|theThing)\}/u.test(text)) : texts;
  return speakable.length > 0 ? speakable : texts;
}

/** Draws lines for one ruling, none twice while others are left. */
export interface LineDrawer {
  /**
   * One of `lines` with the voice's half sentences put in; slots of the case are left. Once all of them are used, one
   * of `others`.
   */
  draw(label: string, lines: readonly string[], others?: readonly string[]): string;
}

export function lineDrawerFor(parts: Voice["parts"], chooser: Chooser, thing: string): LineDrawer {
  const used = new Set<string>();
  const fresh = (label: string, texts: readonly string[], others: readonly string[] = []) => {
    const speakable = withoutThing(texts, thing);
    const shuffled = [...chooser.shuffle(label, speakable), ...chooser.shuffle(`${label} other`, others)];
    const text = shuffled.find((one) => !used.has(one)) ?? shuffled[0];
    if (text === undefined) throw new RangeError(`Nothing to say for ${label}.`);
    used.add(text);
    return text;
  };
  return {
    draw: (label, lines, others) =>
      fresh(label, lines, others).replace(/\{(\w+)\}/gu, (slot, name: string) => {
        const halves = parts[name];
        return halves === undefined ? slot : fresh(`${label} ${name}`, halves);
      }),
  };
}
