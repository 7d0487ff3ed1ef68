/** Pins by their worth, the least first: which of two pins of one worth it is makes no difference. */
export type Pins = readonly number[];

/** The pins that may stand: a ball of five may have felled a five, or a two and a three. No two are alike. */
export type PinSets = readonly Pins[];

/** The pins that may stand after a ball worth this much; none if no pins that stand are. */
export function setsAfter(sets: PinSets, worth: number): PinSets {
  const after = new Map<string, Pins>();
  for (const pins of sets) for (const left of remainders(pins, worth)) after.set(left.join(), left);
  return Array.from(after.keys())
    .toSorted()
    .flatMap((key) => [after.get(key) ?? []]);
}

/** One text for the same sets. */
export function keyOfSets(sets: PinSets): string {
  return sets.map((pins) => pins.join()).join('|');
}

/** What can be left of these pins without some that are together worth this much. */
function remainders(pins: Pins, worth: number): PinSets {
  if (worth === 0) return [pins];
  const [first] = pins;
  if (first === undefined || worth < 0) return [];
  const alike = pins.filter((pin) => pin === first);
  const others = pins.slice(alike.length);
  return Array.from({ length: alike.length + 1 }, (_none, felled) => felled).flatMap((felled) =>
    remainders(others, worth - felled * first).map((left) => [...alike.slice(felled), ...left]),
  );
}
