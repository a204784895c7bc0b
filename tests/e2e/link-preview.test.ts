import { describe, expect, it } from "vitest";
import { aFiledCase } from "./support/factories";
import { fetchHead } from "./support/fetched-page";

const TITLE = "You've Been Summoned to Pettifog!";

describe("what a chat reads from an invite link", () => {
  it("is the summons with the allegation, as text, where the plaintiff allows it", async () => {
    const allegation = `He wrote </title></script><petty-mark a="1"> & left 'it' "there".`;
    const { link } = await aFiledCase({ allegation });
    const { html, title, tags } = await fetchHead(link);

    expect(title).toBe(TITLE);
    expect(tags["og:title"]).toBe(TITLE);
    expect(tags["twitter:title"]).toBe(TITLE);
    expect(tags["og:description"]).toBe(allegation);
    expect(tags["twitter:description"]).toBe(allegation);
    expect(tags.description).toBe(allegation);
    expect(tags["og:url"]).toBe(link);
    expect(tags.robots).toContain("noindex");
    expect(html).not.toContain("<petty-mark");
    expect(html.match(/<\/title>/gu)).toHaveLength(1);
  });

  it("is the summons without a word of the allegation where the plaintiff does not", async () => {
    const allegation = "My flatmate Zebedee ironed only his half of the tablecloth.";
    const { link } = await aFiledCase({ allegation, previewAllowed: false });
    const { title, head, tags } = await fetchHead(link);

    expect(title).toBe(TITLE);
    expect(tags["og:title"]).toBe(TITLE);
    expect(tags["og:description"]?.length).toBeGreaterThan(10);
    expect(tags.robots).toContain("noindex");
    expect(head).not.toMatch(/Zebedee|tablecloth/u);
  });

  it("says nothing of any case where the link leads nowhere", async () => {
    const { status, title, tags } = await fetchHead(`/invite/${"z".repeat(32)}`);
    expect(status).toBe(404);
    expect(title).toContain("Invalid Invitation");
    expect(tags.robots).toContain("noindex");
  });
});
