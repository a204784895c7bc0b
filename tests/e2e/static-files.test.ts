import { describe, expect, inject, it } from "vitest";
import { fetchPage } from "./support/fetched-page";

const fetchFile = (path: string) => fetch(new URL(path, inject("origin")));

describe("a static file", () => {
  it("whose name changes with what it holds is kept for good, and is what it says it is", async () => {
    const { document } = await fetchPage("/");
    const paths = document
      .querySelectorAll('link[href^="/assets/"]')
      .map((link) => link.getAttribute("href") ?? "")
      .filter((path) => /\.(?:js|css|woff2)$/u.test(path));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { status, headers } = await fetchFile(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers.get("Cache-Control"), path).toBe("public, max-age=31536000, immutable");
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security"), path).toMatch(/^max-age=31536000\b/u);
    }
  });

  it.each(["/favicon.svg", "/push-worker.js", "/peeps/bun.svg"])("such as %s is asked for again", async (path) => {
    const { headers } = await fetchFile(path);
    expect(headers.get("Cache-Control")).not.toMatch(/immutable|max-age=[1-9]/u);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000\b/u);
  });
});

it("the file that says so is no page", async () => {
  expect((await fetchFile("/_headers")).status).toBe(404);
});

it("a page is kept by nobody", async () => {
  expect((await fetchFile("/")).headers.get("Cache-Control")).toBe("private, no-store");
});
