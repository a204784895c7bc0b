import { describe, expect, it } from "vitest";
import { type DrawnTexts, drawText, NONE_DRAWN, takeTextBack } from "./drawn-text";

const OWN = "Text back now, or leave it?";
const [TEA, BED] = ["Tea or coffee?", "Should I make the bed?"];

function takenBack(texts: DrawnTexts, text: string) {
  return takeTextBack(texts, text) ?? { text: "nothing", texts: NONE_DRAWN };
}

describe("a text that is drawn into a box", () => {
  it("keeps what was written there, over any number of others, and gives it back", () => {
    const once = drawText(NONE_DRAWN, OWN, TEA);
    const twice = drawText(once, TEA, BED);
    expect(takenBack(twice, BED)).toEqual({ text: OWN, texts: NONE_DRAWN });
  });

  it.each(["", " \n", TEA])("keeps nothing of %j, which nobody wrote", (text) => {
    expect(takeTextBack(drawText({ drawn: TEA, replaced: [] }, text, BED), BED)).toBeNull();
  });

  it("is the person's own once they have changed it: neither text is lost, whatever is pressed", () => {
    const changed = `${BED} It is noon.`;
    const texts = drawText(drawText(NONE_DRAWN, OWN, BED), changed, TEA);
    const first = takenBack(texts, TEA);
    expect(first.text).toBe(changed);
    const second = takenBack(first.texts, first.text);
    expect(second.text).toBe(OWN);
    expect(takenBack(second.texts, second.text).text).toBe(changed);
  });
});
