import { describe, expect, it } from "vitest";
import { inlineSvgImages, lightenSvg, unwrapGradients } from "./svg-edits";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M0 0h36"/></svg>';
const image = (source: string, more = "") => `<image x="10" y="20" width="18" height="18" href="${source}"${more}/>`;

describe("inlineSvgImages", () => {
  it.each([
    ["percent-encoded", `data:image/svg+xml;utf8,${encodeURIComponent(DRAWING)}`],
    ["base64", `data:image/svg+xml;base64,${btoa(DRAWING)}`],
  ])("puts the elements of a %s drawing in the place of its image", (_, source) => {
    expect(inlineSvgImages(`<svg>${image(source)}</svg>`)).toBe(
      '<svg><g transform="translate(10 20) scale(0.5)" fill="black"><path d="M0 0h36"/></g></svg>',
    );
  });

  it("centres a drawing of another shape", () => {
    const wide = DRAWING.replace("0 0 36 36", "0 0 36 18");
    expect(inlineSvgImages(image(`data:image/svg+xml;utf8,${encodeURIComponent(wide)}`))).toContain(
      "translate(10 24.5) scale(0.5)",
    );
  });

  it("drops a clip and a mask that are the image's own box and keeps others", () => {
    const source = `data:image/svg+xml;utf8,${encodeURIComponent(DRAWING)}`;
    const box = '<rect x="10" y="20" width="18" height="18"/>';
    const limits = `<clipPath id="own">${box}</clipPath><mask id="other"><rect x="1" y="1" width="2" height="2" fill="#fff"/></mask>`;
    const edited = inlineSvgImages(`${limits}${image(source, ' clip-path="url(#own)" mask="url(#other)"')}`);
    expect(edited).not.toContain('clip-path="url(#own)"');
    expect(edited).toContain('<g mask="url(#other)">');
  });

  it("leaves bitmaps and unreadable drawings alone", () => {
    const others = image("data:image/png;base64,AAAA") + image("data:image/svg+xml;utf8,nonsense");
    expect(inlineSvgImages(others)).toBe(others);
  });
});

describe("unwrapGradients", () => {
  const gradient = '<linearGradient id="g" x1="0" y1="0"><stop offset="0%" stop-color="red"/></linearGradient>';
  const pattern = `<pattern id="p" width="1" height="1">${gradient}<rect x="0" y="0" width="9" height="9" fill="url(#g)"/></pattern>`;

  it("fills with the gradient in place of the pattern around it", () => {
    expect(unwrapGradients(`<defs>${pattern}</defs><rect fill="url(#p)"/>`)).toBe(
      `<defs>${gradient}</defs><rect fill="url(#g)"/>`,
    );
  });

  it("leaves other references alone", () => {
    const svg = '<rect fill="url(#q)" mask="url(#m)"/>';
    expect(lightenSvg(svg)).toBe(svg);
  });
});
