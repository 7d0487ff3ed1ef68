import type { Line } from '../../../core/line/line.ts';

/** The fouls whose pins are known and do not count: the boxes alone do not show how many fell. */
export function countedFouls({
  table,
  frames,
}: Line): readonly { readonly frame: number; readonly fell: number }[] {
  return frames.flatMap(({ rolls }, place) =>
    rolls.flatMap((roll) => {
      const frame = table.numbers[place];
      const known = roll.kind === 'foul' && roll.fell !== undefined && table.foulTakes === null;
      return known && frame !== undefined ? [{ frame, fell: roll.fell }] : [];
    }),
  );
}
