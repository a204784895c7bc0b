import * as v from "valibot";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ALLEGATION, aDecidedCase, aFiledCase, aJoinedCase, type JoinedCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { fetchPage } from "./support/fetched-page";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();
let decided: JoinedCase;

beforeAll(async () => {
  decided = await aDecidedCase();
});

describe("an invitation", () => {
  it("with an unknown token is invalid, with a link home", async () => {
    const visitor = await person();
    visitor.expectFault(refusedWith(404));
    const { page } = visitor;
    await page.goto(`/invite/${"Zz-_".repeat(8)}`);
    await page.getByRole("heading", { name: "Invalid Invitation" }).waitFor();
    await page.getByText("This invitation link is invalid or has expired.").waitFor();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.getByRole("heading", { name: "Settle Your Petty Disputes" }).waitFor();
  });

  it("with a malformed token is invalid in the same words", async () => {
    const { status, document, textOf } = await fetchPage("/invite/petty%20please");
    expect(status).toBe(404);
    expect(textOf("h1")).toBe("Invalid Invitation");
    expect(textOf("main")).toContain("This invitation link is invalid or has expired.");
    expect(document.querySelectorAll("main a[href='/']").map(({ text }) => text)).toContain("Go to Home");
  });

  it("whose seat is taken shows a third person the allegation and no names", async () => {
    const { page } = await person();
    await page.goto(decided.link);
    await page.getByRole("heading", { name: "This seat is taken" }).waitFor();
    await page.getByText(ALLEGATION).waitFor();
    await page.getByRole("link", { name: "File a PettySuit of your own" }).waitFor();
    expect(await page.content()).not.toMatch(/Robin|Sam/u);
  });

  it("whose plaintiff allows no preview shows a third person nothing of the case", async () => {
    const { link, path, plaintiff } = await aJoinedCase({ previewAllowed: false });
    const { textOf, html } = await fetchPage(link);
    expect(textOf("h1")).toBe("This seat is taken");
    expectNothingOfTheCase(html);

    const own = await fetchPage(link, plaintiff);
    expect(new URL(own.url).pathname).toBe(path);
    expect(own.textOf("h1")).toBe(`PettySuit: ${ALLEGATION}`);
  });
});

describe("a case", () => {
  it.each(["path", "sentPath"] as const)("shows a stranger nothing (%s)", async (place) => {
    const stranger = await person();
    stranger.expectFault(refusedWith(401));
    await stranger.page.goto(decided[place]);
    await stranger.page
      .getByText(/This is somebody’s case, and nobody is logged in here|no part in that case/u)
      .waitFor();
    expectNothingOfTheCase(await stranger.page.content());
  });

  it("shows nothing to a person with another case, and is not found where nobody filed it", async () => {
    const { plaintiff } = await aFiledCase({ allegation: "She alphabetised my socks." });
    for (const path of [decided.path, decided.sentPath]) {
      const { status, textOf, html } = await fetchPage(path, plaintiff);
      expect(status).toBe(403);
      expect(textOf("main")).toContain("This case is between two other people.");
      expectNothingOfTheCase(html);
    }
    const nobodys = "00000000-0000-4000-8000-000000000000";
    const [suit, sent] = [`/pettysuit/${nobodys}`, `/pettysuits/${nobodys}/sent`];
    expect(await fetchPage(suit, plaintiff).then(({ textOf }) => textOf("h1"))).toBe("Suit not found");
    expect(await fetchPage(sent, plaintiff).then(({ textOf }) => textOf("h1"))).toMatch(/not found/iu);

    const other = await person({ as: plaintiff });
    other.expectFault(refusedWith(404));
    await other.page.goto("/no/such/page");
    await other.page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await other.page.getByRole("link", { name: "Return Home" }).waitFor();
  });
});

describe("the page of a card alone", () => {
  const size = { width: 320, height: 568 };

  it("is refused without a token and with a forged one", async () => {
    const stranger = await person({ viewport: size });
    stranger.expectFault(refusedWith(401));
    stranger.expectFault(refusedWith(403));
    const address = `/pettysuits/flatten/${decided.uuid}`;
    const token = await readCardToken();
    for (const [path, detail] of [
      [address, "Missing token"],
      [`${address}?token=forged`, "Unauthorized verdict fetch: 403"],
      [`${address}?token=9${token.slice(1)}`, "Unauthorized verdict fetch: 403"],
    ] as const) {
      await stranger.page.goto(path);
      await stranger.page.getByRole("heading", { name: "Unauthorized" }).waitFor();
      await stranger.page.getByText("Invalid or missing token").waitFor();
      await stranger.page.getByText(detail, { exact: true }).waitFor();
      expect(await stranger.page.getByRole("article").count()).toBe(0);
    }
  });

  it("is a card of 320 by 568 pixels and nothing else for whoever has the token", async () => {
    const { page } = await person({ viewport: size });
    await page.goto(`/pettysuits/flatten/${decided.uuid}?token=${encodeURIComponent(await readCardToken())}`);
    const card = page.getByRole("article");
    await card.getByText("Robin", { exact: true }).waitFor();
    expect(await card.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    expect(await page.getByRole("banner").or(page.getByRole("contentinfo")).count()).toBe(0);
    const filled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(filled).toEqual(size);
  });
});

/** The token that the plaintiff's page gets with the verdict. */
async function readCardToken(): Promise<string> {
  const answer = v.object({ decided: v.object({ cardToken: v.string() }) });
  return (await decided.plaintiff.call(`${decided.path}/verdict`, answer)).decided.cardToken;
}

/** Not on the page and not in what the page was made from. */
function expectNothingOfTheCase(source: string): void {
  for (const word of ["Robin", "Sam", "pizza", "Yoda Judge"]) expect(source).not.toContain(word);
}

describe("a page", () => {
  it("refuses verbs that it does not have, and calls none of them a fault of the court", async () => {
    const origin = inject("origin");
    const uuid = crypto.randomUUID();
    const take = (...places: string[]) => places.map((place) => `${place}/${uuid}`);
    const answers = [
      ...[...take("/courtroom", "/v"), "/how-it-works"].map((path) => [path, / 405$/u] as const),
      // These have actions of their own, which refuse what is sent here.
      ...[...take("/pettysuit", "/procrastination", "/invite"), "/hot-topics", "/procrastination"].map(
        (path) => [path, / 4\d\d$/u] as const,
      ),
    ];
    for (const [path, refused] of answers) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const { status } = await fetch(`${origin}${path}`, { method, headers: { Origin: origin } });
        expect(`${method} ${path} ${status}`).toMatch(refused);
      }
    }
  });
});
