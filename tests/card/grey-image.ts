/** A picture in shades of grey, a byte a pixel, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const SIGNATURE_LENGTH = 8;

/** Reads the PNGs that are drawn here: eight bits a channel, grey or with colour and alpha, not interlaced. */
export async function readPng(png: Uint8Array): Promise<GreyImage> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height, channels] = [view.getUint32(16), view.getUint32(20), view.getUint8(25) === 0 ? 1 : 4];
  const packed: Uint8Array[] = [];
  for (let at = SIGNATURE_LENGTH; at < png.length; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    if (type === "IDAT") packed.push(png.slice(at + 8, at + 8 + view.getUint32(at)));
  }
  const rows = unfilter(await inflate(packed), height, width * channels, channels);
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index++) pixels[index] = grey(rows, index * channels, channels);
  return { width, height, pixels };
}

/** The mean of every square of `factor` pixels. What is left over at the edges is left out. */
export function shrink({ width, height, pixels }: GreyImage, factor: number): GreyImage {
  const [small, low] = [Math.floor(width / factor), Math.floor(height / factor)];
  const shrunk = new Uint8Array(small * low);
  for (let y = 0; y < low; y++) {
    for (let x = 0; x < small; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        for (let dx = 0; dx < factor; dx++) sum += pixels[(y * factor + dy) * width + x * factor + dx] ?? 0;
      }
      shrunk[y * small + x] = Math.round(sum / factor ** 2);
    }
  }
  return { width: small, height: low, pixels: shrunk };
}

/** How many pixels of two pictures of one size differ so much that the eye sees another thing there. */
export function countDifferent(one: GreyImage, other: GreyImage): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  return one.pixels.filter((pixel, index) => Math.abs(pixel - (other.pixels[index] ?? 0)) > VISIBLE).length;
}

const VISIBLE = 48;

async function inflate(packed: Uint8Array[]): Promise<Uint8Array> {
  const parts = packed.map((part) => new Uint8Array(part));
  const unpacked = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function unfilter(data: Uint8Array, height: number, stride: number, channels: number): Uint8Array {
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (rows[at - channels] ?? 0);
      const up = y === 0 ? 0 : (rows[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[at - stride - channels] ?? 0);
      rows[at] = (data[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return rows;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function grey(rows: Uint8Array, at: number, channels: number): number {
  if (channels === 1) return rows[at] ?? 0;
  return Math.round(0.3 * (rows[at] ?? 0) + 0.59 * (rows[at + 1] ?? 0) + 0.11 * (rows[at + 2] ?? 0));
}
