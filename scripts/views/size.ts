/** A window's inner size, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The console as it is designed, the lane's usual screen, a small one, an old one, and one that stands on its side. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
];

/** As it is written on the command line and in a file's name. */
export function nameOfSize({ width, height }: Size): string {
  return `${String(width)}x${String(height)}`;
}
