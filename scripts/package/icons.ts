/** The sizes that desktops look for, in pixels; `draw-icons.ts` draws them. */
export const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512] as const;
