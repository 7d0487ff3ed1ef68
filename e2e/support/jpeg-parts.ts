/** A segment of a JPEG: its marker, its length and its body. */
export function segment(marker: number, body: readonly number[]): readonly number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
}

/** The file of these parts, behind the two bytes that begin a JPEG. */
export function jpegOf(...parts: readonly (readonly number[])[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts.map((part) => Buffer.from(part))]),
  );
}

/** A progressive frame of one grey component. */
export function frame(width: number, height: number): readonly number[] {
  return segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
}

/** Everything a grey picture of no details needs, behind its frame: one symbol a table, and each block a bit. */
const TABLES = [
  ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
  // DC: `0` is "as the block before". AC: `0` ends 16,384 blocks and more (14 further bits), `10` ends one.
  ...segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
  ...segment(0xc4, [0x10, 1, 1, ...Array<number>(14).fill(0), 0xe0, 0x00]),
];

/** A real progressive JPEG of grey in this many scans. */
export function greyInScans(width: number, height: number, scans: number): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const dc = [...segment(0xda, [1, 1, 0x00, 0, 0, 0]), ...Array<number>(Math.ceil(blocks / 8)).fill(0)];
  const nothing = packed(endsOf(blocks));
  const ac = Array.from({ length: scans - 1 }, (_scan, index) => {
    const band = 1 + (index % 63);
    return [...segment(0xda, [1, 1, 0x00, band, band, 0]), ...nothing];
  });
  return jpegOf(frame(width, height), TABLES, dc, ...ac, [0xff, 0xd9]);
}

/** The bits that say of this many blocks that nothing is in them. */
function endsOf(blocks: number): string {
  let bits = '';
  for (let left = blocks; left > 0;) {
    if (left >= 0x4000) {
      const run = Math.min(left, 0x7fff);
      bits += `0${(run - 0x4000).toString(2).padStart(14, '0')}`;
      left -= run;
    } else {
      bits += '10';
      left -= 1;
    }
  }
  return bits;
}

/** Bits as bytes, the last one filled with ones; a byte FF is followed by the 0 that a scan asks for. */
function packed(bits: string): readonly number[] {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/gu) ?? [];
  return bytes.flatMap((byte) => {
    const value = Number.parseInt(byte, 2);
    return value === 0xff ? [0xff, 0] : [value];
  });
}
