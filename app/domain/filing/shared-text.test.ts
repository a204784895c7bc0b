import { expect, it } from "vitest";
import { sharedText, withoutShared } from "./shared-text";

const shared = (query: Record<string, string>) => sharedText(`https://pettifog.test/?${new URLSearchParams(query)}`);

it("is what another app gives of title, text and address, a line each, and nothing twice", () => {
  expect(shared({ text: "They left the lid off. 🫙" })).toBe("They left the lid off. 🫙");
  expect(shared({ title: "Lid", text: " Lid ", url: "https://jar.example/" })).toBe("Lid\nhttps://jar.example/");
  expect(shared({ judge: "yoda" })).toBe("");
});

it("ends before it is a book, between two characters", () => {
  expect(shared({ text: "🫙".repeat(2_000) })).toBe("🫙".repeat(1_000));
});

it("leaves the rest of an address that it is taken out of", () => {
  expect(withoutShared("https://pettifog.test/?text=Lid&judge=Yoda&title=A")).toBe("https://pettifog.test/?judge=Yoda");
});
