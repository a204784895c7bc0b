import fc from "fast-check";
import { expect, test } from "vitest";
import { flattenText } from "./flatten-text";

test("no text is flattened otherwise for characters that nobody sees, wherever they stand in it", () => {
  const unseen = fc.constantFrom(
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u202e",
    "\u2069",
    "\u{e0041}",
  );
  const letters = fc.constantFrom(..."he hit me, 他は! é".split(""));
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, unseen), { maxLength: 40 }), (pairs) => {
      const plain = pairs.map(([letter]) => letter).join("");
      expect(flattenText(pairs.flat().join(""))).toEqual(flattenText(plain));
    }),
  );
});
