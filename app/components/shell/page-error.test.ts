import { describe, expect, test } from "vitest";
import { describePageError } from "./page-error";

const response = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

describe("the words of an error page", () => {
  test("an unknown address is Page Not Found", () => {
    expect(describePageError(response(404, { message: "Verdict not found", code: "not_found" }))).toMatchObject({
      heading: "Page Not Found",
      sentence: "The clerk looked everywhere. There is no such page in this court.",
    });
  });

  test("a refusal keeps the server's sentence", () => {
    expect(describePageError(response(410, { message: "This link has expired.", code: "expired" })).sentence).toBe(
      "This link has expired.",
    );
  });

  test("a stranger to the case is told what to do", () => {
    expect(describePageError(response(401, { message: "User not found.", code: "no_session" })).sentence).toContain(
      "Open it in the one",
    );
  });

  test("a fault shows none of its inner text", () => {
    const words = describePageError(new Error("SQLITE_ERROR: no such table: pettysuits"));
    expect(JSON.stringify(words)).not.toContain("SQLITE");
    expect(words.retry).toBe(true);
  });
});
