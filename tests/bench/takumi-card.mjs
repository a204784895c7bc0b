import { Renderer } from "@takumi-rs/wasm/node";

/**
 * A renderer of the same tree by Takumi, which lays out, shapes and rasterises in one engine. `renderers` are the
 * bundled modules of the card Worker.
 */
export async function takumiRenderer({ CARD_FONTS, unpackWoff }) {
  const renderer = new Renderer();
  for (const { name, weight, data } of CARD_FONTS) {
    await renderer.registerFont({ name, weight, data: await unpackWoff(data, name) });
  }
  return ({ element, width, height, pixels }) => {
    const ratio = pixels / width;
    const size = { width: pixels, height: height * ratio, devicePixelRatio: ratio };
    return renderer.render(toNode(element), { ...size, format: "png" });
  };
}

function toNode({ type, props: { style = {}, src, width, height, children } }) {
  if (type === "img") return { type: "image", src, width, height, style: {} };
  const declared = { boxSizing: "border-box", ...style };
  if (typeof children === "string") return { type: "text", text: children, style: declared };
  return { type: "container", style: declared, children: children.map(toNode) };
}
