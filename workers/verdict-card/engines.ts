/// <reference path="./modules.d.ts" />
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgModule from "@resvg/resvg-wasm/index_bg.wasm";
import { init as initSatori } from "satori/standalone";
import yogaModule from "satori/yoga.wasm";

let engines: Promise<unknown> | undefined;

/** Both wasm engines start with the first card and not with the Worker, which keeps its start short. */
export function startEngines(): Promise<unknown> {
  engines ??= Promise.all([initSatori(yogaModule), initWasm(resvgModule)]);
  return engines;
}

/** Rasterises an SVG to a PNG of `width` pixels. The engine's objects live in wasm memory, which no collector frees. */
export function drawPng(svg: string, width: number): Uint8Array {
  const resvg = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
  try {
    const image = resvg.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}
