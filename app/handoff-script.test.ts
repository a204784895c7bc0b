import { describe, expect, test } from "vitest";
import { handoffScript, scriptLiteral } from "./handoff-script";

describe("the data that a page takes along", () => {
  const attacks = [
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    'a "quoted" \\ text',
    "line\u2028and\u2029paragraph",
    "a & b",
  ];

  test.each(attacks)("can't leave its script element: %j", (text) => {
    const literal = scriptLiteral(text);
    expect(literal).not.toMatch(/[<>\u2028\u2029]/u);
    expect(JSON.parse(literal)).toBe(text);
  });

  test("is one script with the page's nonce", async () => {
    const stream = new Response('["x"]').body;
    if (stream === null) throw new Error("A response with a text has a body.");
    expect(await handoffScript(stream, "n0nce")).toBe(
      '<script nonce="n0nce">window.__remixContext.streamController.enqueue("[\\"x\\"]");window.__remixContext.streamController.close();</script>',
    );
  });
});
