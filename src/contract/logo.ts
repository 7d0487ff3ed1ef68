/** The background of a transparent logo, so that its colours stand out on every theme. */
export const PLATES = ['white', 'black'] as const;
export type Plate = (typeof PLATES)[number];

/** The house's logo as every window has it; its picture is at `logoAddress`. */
export interface Logo {
  /** Sixteen hex digits, different for each picture. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Null: the picture has its own background. */
  readonly plate: Plate | null;
}

export const LOGO_ORDERS = ['choose', 'remove'] as const;
export type LogoOrder = (typeof LOGO_ORDERS)[number];

/** Why a picture did not become the logo; the earlier one stays. */
export type LogoTrouble =
  /** The window fills the screen, and no stick has a picture of the logo's name. */
  | 'none-found'
  | 'unreadable'
  | 'file-too-large'
  /** Neither PNG nor JPEG by its bytes, whatever its name. */
  | 'not-a-picture'
  /** Outside a logo's limits in pixels. */
  | 'wrong-size'
  | 'broken';

/** The address of a logo's picture, from any of the program's pages. */
export function logoAddress({ id }: Pick<Logo, 'id'>): string {
  return `logo/${id}.png`;
}

/** The largest logo in bytes, and its longest sides in pixels. */
export const LARGEST_LOGO = 1024 * 1024;
export const LOGO_SIDES = { width: 1024, height: 512 } as const;

/** The logo page's answer: the picture's pixels, or the reason for refusing it. Main writes the PNG. */
export type DrawnLogo =
  | {
      readonly kind: 'drawn';
      readonly width: number;
      readonly height: number;
      /** Red, green, blue and opacity of each in base64, in rows from the top. */
      readonly pixels: string;
      readonly plate: Plate | null;
    }
  | { readonly kind: 'refused'; readonly reason: 'wrong-size' | 'broken' };

/** The logo page's function that main calls, with the file in base64 and the share of a logo's longest sides. */
export const DRAW_LOGO = 'drawLogo';
