const HEADER = 6;
const ENTRY = 16;
/** A size of 256 is written as 0; larger pictures are not possible. */
const LARGEST = 256;

/** A square picture of an icon, as PNG. */
export interface IconPicture {
  readonly size: number;
  readonly png: Buffer;
}

/** Writes Windows' icon format: PNGs of several sizes in one file. */
export function icoOf(pictures: readonly IconPicture[]): Buffer {
  const small = pictures.filter(({ size }) => size <= LARGEST);
  const header = Buffer.alloc(HEADER + ENTRY * small.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(small.length, 4);
  let offset = header.length;
  small.forEach(({ size, png }, at) => {
    const entry = HEADER + ENTRY * at;
    header.writeUInt8(size % LARGEST, entry);
    header.writeUInt8(size % LARGEST, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...small.map(({ png }) => png)]);
}
