/** A picture's sides in pixels. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 4096;

/** Whether a picture of this size is taken. */
export function isTaken({ width, height }: Sides): boolean {
  return [width, height].every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
}

/** The sides within these, smaller where they are larger; their proportion stays. */
export function within({ width, height }: Sides, most: Sides): Sides {
  const share = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
  };
}

/** The sides to draw next on the way to the wanted ones, half at most: drawn smaller at once, thin lines would be lost. */
export function stepTo(wanted: Sides, from: Sides): Sides {
  return {
    width: Math.max(wanted.width, Math.ceil(from.width / 2)),
    height: Math.max(wanted.height, Math.ceil(from.height / 2)),
  };
}
