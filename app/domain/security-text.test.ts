import { expect, test } from "vitest";
import { securityText } from "./security-text";

test("the security text names the site's own address, and holds for less than a year", () => {
  expect(securityText("https://court.example:8443", new Date("2026-11-23T00:00:00Z"))).toBe(
    [
      "Contact: mailto:court@court.example",
      "Expires: 2027-02-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://court.example:8443/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
