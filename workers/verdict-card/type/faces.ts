import type { CardFace } from "~/card/letter-widths";
import type { ReadAsset } from "../emoji";
import { builtInFonts } from "../fonts";
import { coveredCodePoints } from "./coverage";
import { unpackWoff } from "./woff";

/** A font that outlines can be taken from. */
export interface Face {
  /** Unique among all faces: by it the drawing engine finds the bytes. */
  family: string;
  bytes: Uint8Array;
  covered: ReadonlySet<number>;
}

const builtIn = new Map<CardFace, Promise<Face[]>>();

/** The court's own faces, in the order in which a letter is looked for. */
export function builtInFaces(face: CardFace): Promise<Face[]> {
  const known = builtIn.get(face);
  if (known) return known;
  const faces = Promise.all(
    builtInFonts(face).map(({ name, data }) => toFace(data, `Own ${name.replaceAll(" ", "-")}`)),
  );
  builtIn.set(face, faces);
  return faces;
}

/** Unpacked faces are kept up to this many bytes, the latest read: a card in Chinese needs some thirty of 50 KB. */
const KEPT_BYTES = 8_000_000;
const kept = new Map<string, Face>();

/**
 * The face that the assets keep under this name, such as `arabic` or `jp/60`. Undefined when it can't be read, which
 * costs its letters and nothing else; the next card tries again.
 */
export async function loadFace(name: string, readAsset: ReadAsset): Promise<Face | undefined> {
  const face = kept.get(name) ?? (await readFace(name, readAsset));
  if (face === undefined) return undefined;
  kept.delete(name);
  kept.set(name, face);
  dropOldest();
  return face;
}

function dropOldest(): void {
  let bytes = 0;
  for (const [name, face] of [...kept].reverse()) {
    bytes += face.bytes.length;
    if (bytes > KEPT_BYTES) kept.delete(name);
  }
}

async function readFace(name: string, readAsset: ReadAsset): Promise<Face | undefined> {
  try {
    const response = await readAsset(`/fonts/${name}.woff`);
    return response.ok ? await toFace(await response.arrayBuffer(), `Noto ${name.replace("/", "-")}`) : undefined;
  } catch {
    return undefined;
  }
}

async function toFace(woff: ArrayBuffer, family: string): Promise<Face> {
  const bytes = await unpackWoff(woff, family);
  return { family, bytes, covered: coveredCodePoints(bytes) };
}
