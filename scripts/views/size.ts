/** A window's inner size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The console's design size, the lane's usual screen, a small one, an old one, and a portrait one. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
];

/** A size on the command line and in file names. */
export function nameOfSize({ width, height }: Size): string {
  return `${String(width)}x${String(height)}`;
}
