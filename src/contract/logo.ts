/** What a logo that one can see through stands on, so that its own colours are told from the ground everywhere. */
export const PLATES = ['white', 'black'] as const;
export type Plate = (typeof PLATES)[number];

/** The house's logo as every window has it: its picture is at `logoAddress`. */
export interface Logo {
  /** Sixteen hex digits; another picture has another id. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Null: it has a ground of its own. */
  readonly plate: Plate | null;
}

/** What staff can ask for: another logo, or none. */
export const LOGO_ORDERS = ['choose', 'remove'] as const;
export type LogoOrder = (typeof LOGO_ORDERS)[number];

/** Why a picture did not become the logo; the one before stays. */
export type LogoTrouble =
  /** The window fills the screen, and no stick has a picture with the logo's name. */
  | 'none-found'
  | 'unreadable'
  | 'file-too-large'
  /** Neither PNG nor JPEG by its bytes, whatever its name. */
  | 'not-a-picture'
  /** Smaller or larger in pixels than a logo may be. */
  | 'wrong-size'
  | 'broken';

/** The address of a logo's picture, from any page of the program. */
export function logoAddress({ id }: Pick<Logo, 'id'>): string {
  return `logo/${id}.png`;
}

/** The largest picture that is kept, in bytes, and its longest sides in pixels. */
export const LARGEST_LOGO = 1024 * 1024;
export const LOGO_SIDES = { width: 1024, height: 512 } as const;

/** What the logo page makes of a file: a PNG of our own in base64, or why it makes none. */
export type DrawnLogo =
  | { readonly kind: 'drawn'; readonly png: string; readonly plate: Plate | null }
  | { readonly kind: 'refused'; readonly reason: 'wrong-size' | 'broken' };

/** The function of the logo page that main calls, with the file in base64. */
export const DRAW_LOGO = 'drawLogo';
