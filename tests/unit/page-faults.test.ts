import { afterEach, expect, it, vi } from "vitest";
import { handleError } from "~/handle-error";

const request = new Request("https://court.example/v/abc", { method: "PUT" });
const context = { requestId: "1" };

afterEach(() => vi.restoreAllMocks());

it("logs no fault where a page does not have a verb, and one where a page broke", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  handleError({ status: 405, statusText: "Method Not Allowed", internal: true, data: "" }, { request, context });
  expect(log).not.toHaveBeenCalled();
  handleError(new Error("It broke."), { request, context });
  expect(log.mock.calls.join()).toContain("page_failed");
});
