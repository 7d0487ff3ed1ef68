/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The fields of an XWD file's header, by their place (XWDFile.h). */
const HEADER = { size: 0, width: 4, height: 5, bitsPerPixel: 11, bytesPerLine: 12, colours: 19 };

/**
 * Chromium draws an icon's edge in slightly other shades when it redraws a part of the page than when it redraws all of
 * it (measured: 12 pixels, by up to 13 of 255).
 */
const SHADE = 16;
const MOST_SHADED = 48;

/** A picture of an X server's whole desktop, as `xwd` writes it. */
export class ScreenPicture {
  readonly width: number;
  readonly height: number;
  readonly #lines: Buffer;
  readonly #bytesPerLine: number;

  constructor(file: Buffer) {
    const field = (place: number): number => file.readUInt32BE(place * 4);
    if (field(HEADER.bitsPerPixel) !== 32) throw new Error('a screen has 32 bits a pixel');
    this.width = field(HEADER.width);
    this.height = field(HEADER.height);
    this.#bytesPerLine = field(HEADER.bytesPerLine);
    this.#lines = file.subarray(field(HEADER.size) + field(HEADER.colours) * 12);
    if (this.#lines.length < this.height * this.#bytesPerLine) throw new Error('half a picture');
  }

  /** The bytes of a part, line by line. */
  part({ x, y, width, height }: Area): Buffer {
    const lines = Array.from({ length: height }, (_none, line) => {
      const start = (y + line) * this.#bytesPerLine + x * 4;
      return this.#lines.subarray(start, start + width * 4);
    });
    return Buffer.concat(lines);
  }

  /** Whether both pictures show the same in this part; a few pixels may have slightly other shades. */
  isLike(other: ScreenPicture, area: Area): boolean {
    if (!this.#has(area) || !other.#has(area)) return false;
    const [here, there] = [this.part(area), other.part(area)];
    if (here.equals(there)) return true;
    const shades = here
      .map((channel, at) => Math.abs(channel - (there[at] ?? 0)))
      .filter((shade) => shade > 0);
    return shades.length <= 3 * MOST_SHADED && shades.every((shade) => shade <= SHADE);
  }

  /** Whether all pixels of a part have one colour. */
  isPlain(area: Area): boolean {
    const part = this.part(area);
    const first = part.subarray(0, 4);
    for (let at = 0; at < part.length; at += 4) if (part.compare(first, 0, 3, at, at + 3) !== 0) return false;
    return true;
  }

  #has({ x, y, width, height }: Area): boolean {
    return x + width <= this.width && y + height <= this.height;
  }
}
