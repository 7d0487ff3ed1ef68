/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of text as it is drawn. */
export interface DrawnText {
  readonly text: string;
  /** Where its letters are, about: without the room above capitals and below the base line. */
  readonly box: Box;
  /** What it can be seen through: the window and every ancestor that clips. */
  readonly clip: Box;
  /** Whether something else lies over its middle. */
  readonly covered: boolean;
}

/** Two texts may touch by this much, in CSS pixels, before they are unreadable. */
const TOUCH = 2;

/** What is wrong with the texts of one picture: clipped, covered, or one upon another. */
export function textFaults(texts: readonly DrawnText[]): readonly string[] {
  const single = texts.flatMap((drawn) => {
    if (!holds(drawn.clip, drawn.box)) return [`clipped: "${drawn.text}"`];
    return drawn.covered ? [`covered: "${drawn.text}"`] : [];
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
