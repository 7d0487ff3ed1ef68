/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of text as drawn. */
export interface DrawnText {
  readonly text: string;
  /** The approximate place of its letters, without the room above capitals and below the base line. */
  readonly box: Box;
  /** The visible area: the window and every clipping ancestor. */
  readonly clip: Box;
  /** The button it is written on. */
  readonly holder: Box | null;
  /** Whether something covers its centre. */
  readonly covered: boolean;
}

/** The overlap at which two texts become unreadable, in CSS pixels. */
const TOUCH = 2;

/** The text faults of one picture: clipped, covered, wider than its button, or overlapping. */
export function textFaults(texts: readonly DrawnText[]): readonly string[] {
  const single = texts.flatMap((drawn) => {
    if (!holds(drawn.clip, drawn.box)) return [`clipped: "${drawn.text}"`];
    if (drawn.covered) return [`covered: "${drawn.text}"`];
    return drawn.holder === null || holds(drawn.holder, drawn.box) ? [] : [`spilling: "${drawn.text}"`];
  });
  const pairs = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `overlapping: "${one.text}" and "${other.text}"`),
  );
  return [...single, ...pairs];
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - TOUCH &&
    inner.top >= outer.top - TOUCH &&
    inner.right <= outer.right + TOUCH &&
    inner.bottom <= outer.bottom + TOUCH
  );
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > TOUCH && height > TOUCH;
}
