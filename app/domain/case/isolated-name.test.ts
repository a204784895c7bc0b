import { expect, it } from "vitest";
import { isolated, withNamesIsolated } from "./isolated-name";

const shut = (name: string) => `\u200E\u2068${name}\u2069`;

it("shuts off a name from right to left, and leaves every other as it is", () => {
  expect(isolated("سارة")).toBe(shut("سارة"));
  expect(isolated("דנה 🍕")).toBe(shut("דנה 🍕"));
  expect(isolated("Zoë 山田")).toBe("Zoë 山田");
});

it("finds both names in an English text, also where one begins with the other", () => {
  const names = ["דן", "דנה"];
  expect(withNamesIsolated("דנה owes דן 3 naps.", names)).toBe(`${shut("דנה")} owes ${shut("דן")} 3 naps.`);
  expect(withNamesIsolated("Sam owes Robin.", ["Sam", ""])).toBe("Sam owes Robin.");
});

it("leaves a text alone that runs from right to left itself", () => {
  const text = "تغسل سلمى الأكواب أسبوعاً كاملاً.";
  expect(withNamesIsolated(text, ["ليאور", "سلمى"])).toBe(text);
});
