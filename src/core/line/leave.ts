/** Pin 1 is the head pin, 7 to 10 the back row. */
export const PIN_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type PinNumber = (typeof PIN_NUMBERS)[number];

export function isPinNumber(value: number): value is PinNumber {
  return PIN_NUMBERS.some((number) => number === value);
}

/**
 * Each pin with one behind it, diagonally or straight (the sleepers 8 and 9). The head pin is left out: with it
 * standing, nothing is a split.
 */
const BEHIND: readonly (readonly [front: PinNumber, back: PinNumber])[] = [
  [2, 4],
  [2, 5],
  [2, 8],
  [3, 5],
  [3, 6],
  [3, 9],
  [4, 7],
  [4, 8],
  [5, 8],
  [5, 9],
  [6, 9],
  [6, 10],
];

/**
 * Whether a first ball's leave is a split (rules: splits): the head pin down and two or more pins standing in two or
 * more groups. Pins form a group only one behind the other, so 5-6 is a split.
 */
export function isSplitLeave(standing: ReadonlySet<PinNumber>): boolean {
  const [first] = standing;
  // Stryker disable next-line ConditionalExpression: no pins are one group of no pins, which is not a split either
  if (first === undefined || standing.has(1)) return false;
  return groupAround(first, standing).size < standing.size;
}

/** A pin and every pin connected to it, in front or behind. */
function groupAround(pin: PinNumber, standing: ReadonlySet<PinNumber>): ReadonlySet<PinNumber> {
  const group = new Set([pin]);
  // Iterating a set also visits what is added on the way.
  for (const member of group) joinedTo(member, standing).forEach((other) => group.add(other));
  return group;
}

function joinedTo(pin: PinNumber, standing: ReadonlySet<PinNumber>): readonly PinNumber[] {
  return Array.from(standing).filter((other) => isJoined(pin, other));
}

function isJoined(one: PinNumber, other: PinNumber): boolean {
  return BEHIND.some((pair) => pair.includes(one) && pair.includes(other));
}
