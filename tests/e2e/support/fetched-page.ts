import { parse } from "node-html-parser";
import { inject } from "vitest";
import type { Guest } from "./guest";

/** A page as a program without a browser gets it: the server's whole answer, before any script has run. */
export async function fetchPage(address: string, guest?: Guest) {
  const response = await fetch(new URL(address, inject("origin")), {
    headers: guest === undefined ? {} : { Cookie: `pettifog=${guest.sessionToken()}` },
  });
  const html = await response.text();
  const document = parse(html);
  const textOf = (selector: string) => (document.querySelector(selector)?.text ?? "").replaceAll(/\s+/gu, " ").trim();
  return { status: response.status, url: response.url, html, document, textOf };
}

/** The head of a page. `tags` are its meta by name or property, its links by type or rel. */
export async function fetchHead(address: string) {
  const { status, html, document, textOf } = await fetchPage(address);
  const found = document.querySelectorAll("head meta[content], head link[rel=canonical], head link[rel=alternate]");
  const tags: Record<string, string | undefined> = Object.fromEntries(
    found.map(({ attributes: { name, property, type, rel, content, href } }) => [
      name ?? property ?? type ?? rel,
      content ?? href,
    ]),
  );
  return { status, html, head: document.querySelector("head")?.outerHTML ?? "", tags, title: textOf("title") };
}
