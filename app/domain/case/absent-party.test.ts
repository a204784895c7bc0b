import { expect, test } from "vitest";
import { withAbsentParty } from "./absent-party";

test("words stand where nobody has sat down, small inside a sentence", () => {
  expect(withAbsentParty("Did Party B eat it?")).toBe("Did the other party eat it?");
  expect(withAbsentParty("Party B ate it. Party B’s word?")).toBe("The other party ate it. The other party’s word?");
  expect(withAbsentParty("Did Party A hum?")).toBe("Did Party A hum?");
});
