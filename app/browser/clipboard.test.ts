import { beforeEach, expect, it } from "vitest";
import { announceCopy } from "./clipboard";
import { shownToast } from "./toast";

beforeEach(() => shownToast.set(null));

it.each([
  ["two seconds", {}, 2_000],
  ["as long as it says itself", { duration: 3_000 }, 3_000],
])("a notice of what was copied lasts %s", (_length, asked, milliseconds) => {
  announceCopy("copied", { title: "Copied!", ...asked });
  expect(shownToast.read()).toMatchObject({ title: "Copied!", duration: milliseconds });
});

it("what to do where nothing was copied stays as long as any other toast", () => {
  announceCopy("failed", { title: "Copied!" });
  expect(shownToast.read()).toMatchObject({ title: "Failed to copy", duration: 5_000 });
});
