import { describe, expect, it } from "vitest";
import { pngSize } from "../card/png";
import { aFiledCase } from "./support/factories";
import { fetchHead } from "./support/fetched-page";

const TITLE = "You've Been Summoned to Pettifog!";

describe("the preview of the site itself", () => {
  it.each([
    ["/", "court"],
    [`/r/${crypto.randomUUID()}`, "court"],
    ["/judges", "judges"],
  ])("by %s carries a picture that is large and quickly there", async (path, name) => {
    const { tags } = await fetchHead(path);
    const address = tags["og:image"] ?? "";
    expect(new URL(address).pathname).toBe(`/link/${name}.png`);
    expect(tags["twitter:card"]).toBe("summary_large_image");
    const picture = await fetch(address);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const bytes = await picture.arrayBuffer();
    expect(pngSize(bytes)).toEqual([Number(tags["og:image:width"]), Number(tags["og:image:height"])]);
    // WhatsApp shows none that is larger.
    expect(bytes.byteLength).toBeLessThan(300_000);
  });
});

describe("the preview of an invite link", () => {
  it("shows the allegation, as text, where the plaintiff allows it", async () => {
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
    expect(tags["og:image"]).toBe(`${link}/og.png`);
    expect(tags["twitter:image"]).toBe(`${link}/og.png`);
    expect(tags["twitter:card"]).toBe("summary_large_image");
    expect(tags["og:image:alt"]).toBe(`A summons: ${allegation}`);
    const picture = await fetch(`${link}/og.png`);
    expect({ status: picture.status, type: picture.headers.get("Content-Type") }).toEqual({
      status: 200,
      type: "image/png",
    });
    expect([tags["og:image:width"], tags["og:image:height"]]).toEqual(["1200", "630"]);
    expect(pngSize(await picture.arrayBuffer())).toEqual([1200, 630]);
    expect(tags.robots).toContain("noindex");
    expect(html).not.toContain("<petty-mark");
    expect(html.match(/<\/title>/gu)).toHaveLength(1);
  });

  it("shows no word of the allegation where the plaintiff does not allow it", async () => {
    const allegation = "My flatmate Zebedee ironed only his half of the tablecloth.";
    const { link } = await aFiledCase({ allegation, previewAllowed: false });
    const { title, head, tags } = await fetchHead(link);

    expect(title).toBe(TITLE);
    expect(tags["og:title"]).toBe(TITLE);
    expect(tags["og:description"]?.length).toBeGreaterThan(10);
    expect(tags.robots).toContain("noindex");
    expect(head).not.toMatch(/Zebedee|tablecloth/u);
  });

  it("says that an unknown link is invalid", async () => {
    const { status, title, tags } = await fetchHead(`/invite/${"z".repeat(32)}`);
    expect(status).toBe(404);
    expect(title).toContain("Invalid Invitation");
    expect(tags.robots).toContain("noindex");
  });
});
