const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const NAME_TABLE = 0x6e616d65;

interface Table {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

/**
 * Unpacks a WOFF to the TrueType file that it wraps, named `family`: the drawing engine reads no WOFF, and finds a face
 * only by its family, which all subsets of a face share. Throws when the bytes are no WOFF.
 */
export async function unpackWoff(woff: ArrayBuffer, family: string): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff);
  if (woff.byteLength < WOFF_HEADER || view.getUint32(0) !== WOFF) throw new Error("This is no WOFF.");
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => WOFF_HEADER + index * WOFF_ENTRY);
  const tables = await Promise.all(entries.map((entry) => readTable(view, entry, family)));
  return writeFont(view.getUint32(4), tables);
}

async function readTable(view: DataView<ArrayBuffer>, entry: number, family: string): Promise<Table> {
  const field = (index: number) => view.getUint32(entry + index * 4);
  const [tag, offset, packedLength, length, checksum] = [field(0), field(1), field(2), field(3), field(4)];
  if (tag === NAME_TABLE) return { tag, checksum, data: nameTable(family) };
  const packed = new Uint8Array(view.buffer, offset, packedLength);
  return { tag, checksum, data: packedLength < length ? await inflate(packed) : packed };
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** A `name` table with what the drawing engine asks for, family and PostScript name: for Windows, in English. */
function nameTable(family: string): Uint8Array {
  const strings = NAME_HEADER + NAME_IDS.length * NAME_RECORD;
  const table = new DataView(new ArrayBuffer(strings + family.length * 2));
  const records = NAME_IDS.flatMap((id) => [3, 1, 0x409, id, family.length * 2, 0]);
  [0, NAME_IDS.length, strings, ...records].forEach((value, index) => {
    table.setUint16(index * 2, value);
  });
  [...family].forEach((letter, index) => {
    table.setUint16(strings + index * 2, letter.charCodeAt(0));
  });
  return new Uint8Array(table.buffer);
}

const NAME_IDS = [1, 6];
const NAME_HEADER = 6;
const NAME_RECORD = 12;

function writeFont(flavour: number, tables: Table[]): Uint8Array<ArrayBuffer> {
  const start = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((end, { data }) => end + padded(data.length), start));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  [tables.length, 16 << power, power, tables.length * 16 - (16 << power)].forEach((value, index) => {
    view.setUint16(4 + index * 2, value);
  });
  let offset = start;
  tables.forEach(({ tag, checksum, data }, index) => {
    [tag, checksum, offset, data.length].forEach((value, field) => {
      view.setUint32(SFNT_HEADER + index * SFNT_ENTRY + field * 4, value);
    });
    font.set(data, offset);
    offset += padded(data.length);
  });
  return font;
}

/** Tables start at multiples of four. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
