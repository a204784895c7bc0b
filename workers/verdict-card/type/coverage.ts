const CMAP_TABLE = 0x636d6170;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The code points for which a TrueType font has a glyph of its own, from its `cmap`. What is not among them would come
 * out as an empty box. Empty when the table can't be read.
 */
export function coveredCodePoints(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, CMAP_TABLE);
  const covered = new Set<number>();
  if (cmap === undefined) return covered;
  const subtables = new Set(
    Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => cmap + view.getUint32(cmap + 8 + index * 8)),
  );
  for (const subtable of subtables) {
    const format = view.getUint16(subtable);
    if (format === 4) readSegments(view, subtable, covered);
    if (format === 12) readGroups(view, subtable, covered);
  }
  return covered;
}

function tableOffset(view: DataView, tag: number): number | undefined {
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => SFNT_HEADER + index * SFNT_ENTRY);
  const entry = entries.find((start) => view.getUint32(start) === tag);
  return entry === undefined ? undefined : view.getUint32(entry + 8);
}

/** Format 4: segments of the basic plane, as four parallel arrays. */
function readSegments(view: DataView, subtable: number, covered: Set<number>): void {
  const doubled = view.getUint16(subtable + 6);
  const [ends, starts] = [subtable + 14, subtable + 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];
  for (let at = 0; at < doubled; at += 2) {
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)];
    const [delta, offset] = [view.getUint16(deltas + at), view.getUint16(offsets + at)];
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph = offset === 0 ? point : view.getUint16(offsets + at + offset + (point - start) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(point);
    }
  }
}

/** Format 12: groups of any plane. */
function readGroups(view: DataView, subtable: number, covered: Set<number>): void {
  const groups = view.getUint32(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const at = subtable + 16 + group * 12;
    const [start, end, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    for (let point = start; point <= end; point++) if (glyph + point - start !== 0) covered.add(point);
  }
}
