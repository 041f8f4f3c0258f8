/** The name of a font's family (TrueType or OpenType, table `name`); `null` for bytes that are no such font. */
export function readFontFamily(font: Uint8Array): string | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  try {
    const table = findTable(view, 'name');
    return table === null ? null : (readName(view, table, 16) ?? readName(view, table, 1));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findTable(view: DataView, name: string): number | null {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    if (tag === name) return view.getUint32(at + 8);
  }
  return null;
}

/** Names of Windows' platform are UTF-16; every font of the web has them. */
function readName(view: DataView, table: number, wanted: number): string | null {
  const count = view.getUint16(table + 2);
  const texts = table + view.getUint16(table + 4);
  for (let at = table + 6; at < table + 6 + count * 12; at += 12) {
    if (view.getUint16(at) !== 3 || view.getUint16(at + 6) !== wanted) continue;
    const [length, start] = [view.getUint16(at + 8), texts + view.getUint16(at + 10)];
    return Array.from({ length: length / 2 }, (_, index) =>
      String.fromCharCode(view.getUint16(start + index * 2)),
    ).join('');
  }
  return null;
}
