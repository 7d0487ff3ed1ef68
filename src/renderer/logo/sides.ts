export interface Sides {
  readonly width: number;
  readonly height: number;
}

const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 4096;

/** Whether a picture of this size is accepted. */
export function isAccepted({ width, height }: Sides): boolean {
  return [width, height].every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
}

/** Shrinks sides to these limits if they are larger, in proportion. */
export function within({ width, height }: Sides, most: Sides): Sides {
  const share = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
  };
}

/** The next step down to the wanted sides, at most by half: one large step would lose thin lines. */
export function stepTo(wanted: Sides, from: Sides): Sides {
  return {
    width: Math.max(wanted.width, Math.ceil(from.width / 2)),
    height: Math.max(wanted.height, Math.ceil(from.height / 2)),
  };
}
