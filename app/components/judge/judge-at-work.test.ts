import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JUDGE_PERSONALITIES, judgeProfile } from "~/domain/judge/personality";
import { SAMPLE_RULINGS } from "~/domain/judge/sample-rulings";
import { JudgeAtWork } from "./judge-at-work";

describe("a judge on the page of the bench", () => {
  it.each(JUDGE_PERSONALITIES)("%s has five faces, and rules to the end", (personality) => {
    const { slug, title } = judgeProfile(personality);
    const panel = parse(renderToStaticMarkup(createElement(JudgeAtWork, { personality })));
    const faces = panel.querySelector(`ul[aria-label="The faces of ${title}"]`);
    expect(faces?.querySelectorAll("img").map((face) => face.getAttribute("src"))).toEqual(
      ["", "-listening", "-ruling", "-appalled", "-amused"].map((face) => `/judges/${slug}${face}.svg`),
    );
    const ruling = panel.querySelector("blockquote")?.text ?? "";
    expect(ruling).toContain(SAMPLE_RULINGS[personality].punishment);
    expect(ruling).toContain("wins!");
    expect(ruling).not.toMatch(/\(Exhibit/u);
  });
});
