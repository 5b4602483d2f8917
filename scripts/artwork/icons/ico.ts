/** One picture of an icon file: its side in pixels and its PNG bytes. */
export interface IcoEntry {
  size: number;
  png: Buffer;
}

const HEADER = 6;
const DIRECTORY_ENTRY = 16;

/** Packs PNG pictures into an ICO container (Vista form: PNG inside, 32 bits per pixel). */
export function packIco(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = HEADER + DIRECTORY_ENTRY * entries.length;
  const directory = entries.map(({ size, png }) => {
    const line = Buffer.alloc(DIRECTORY_ENTRY);
    line.writeUInt8(size % 256, 0);
    line.writeUInt8(size % 256, 1);
    line.writeUInt16LE(1, 4);
    line.writeUInt16LE(32, 6);
    line.writeUInt32LE(png.length, 8);
    line.writeUInt32LE(offset, 12);
    offset += png.length;
    return line;
  });
  return Buffer.concat([header, ...directory, ...entries.map(({ png }) => png)]);
}
