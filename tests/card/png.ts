const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const WIDTH_OFFSET = 16;

/** Width and height of a PNG by its header. Throws when it is none. */
export function pngSize(png: ArrayBuffer | Uint8Array): [width: number, height: number] {
  const bytes = png instanceof Uint8Array ? png : new Uint8Array(png);
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new Error("This is no PNG.");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(WIDTH_OFFSET), view.getUint32(WIDTH_OFFSET + 4)];
}
