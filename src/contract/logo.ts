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
