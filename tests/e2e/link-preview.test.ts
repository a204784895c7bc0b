import { describe, expect, it } from "vitest";
import { readHead } from "./support/page-head";
import { peopleInBrowsers } from "./support/people";
import { fileSuit } from "./support/steps";

const person = peopleInBrowsers();

const TITLE = "You've Been Summoned to Pettifog!";

describe("what a chat reads from an invite link", () => {
  it("is the summons with the allegation, as text, where the plaintiff allows it", async () => {
    const allegation = `He wrote </title></script><petty-mark a="1"> & left 'it' "there".`;
    const link = await fileSuit(await person(), { allegation });
    const { html, title, tags } = await readHead(link);

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
    const link = await fileSuit(await person(), { allegation, previewAllowed: false });
    const { title, head, tags } = await readHead(link);

    expect(title).toBe(TITLE);
    expect(tags["og:title"]).toBe(TITLE);
    expect(tags["og:description"]?.length).toBeGreaterThan(10);
    expect(tags.robots).toContain("noindex");
    expect(head).not.toMatch(/Zebedee|tablecloth/u);
  });

  it("says nothing of any case where the link leads nowhere", async () => {
    const origin = new URL(await fileSuit(await person())).origin;
    const { status, title, tags } = await readHead(`${origin}/invite/${"z".repeat(32)}`);
    expect(status).toBe(404);
    expect(title).toContain("Invalid Invitation");
    expect(tags.robots).toContain("noindex");
  });
});
