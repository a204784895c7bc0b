import { expect, test } from "vitest";
import { shareTargets } from "./share-targets";

test("a share text with signs of its own arrives whole", () => {
  const text = "Ana & Ben v. 50%: Ana wins! #fair — Settled on Pettifog";
  const [x, facebook, linkedIn] = shareTargets(text, "https://pettifog.example/").map(({ href }) => new URL(href));
  expect(x?.searchParams.get("text")).toBe(text);
  expect(x?.searchParams.get("url")).toBe("https://pettifog.example/");
  expect(facebook?.searchParams.get("u")).toBe("https://pettifog.example/");
  expect(linkedIn?.searchParams.get("text")).toBe(`${text} https://pettifog.example/`);
});
