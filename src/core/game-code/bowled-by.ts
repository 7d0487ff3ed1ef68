import type { Line } from '../line/line.ts';
import { mateDue, matesOfFrame, type MateNumber, type SharedLine } from '../players/shared-line.ts';
import { takeDigit, writeDigits, type Digit } from './digits.ts';

/** Who bowled each ball, as the distance from who was due: nothing where everybody bowled in turn. */
export function writeBowledBy(shared: SharedLine): string {
  const mates = shared.mates.length;
  const digits: Digit[] = [];
  let sofar: SharedLine = { ...shared, bowledBy: [] };
  for (const [place, all] of shared.bowledBy.entries()) {
    sofar = { ...sofar, bowledBy: [...sofar.bowledBy, []] };
    for (const mate of all) {
      const due = mateDue(sofar, place + 1);
      digits.push({ value: (mate - due + mates) % mates, of: mates });
      sofar = bowledNext(sofar, mate);
    }
  }
  return writeDigits(digits);
}

/** The line with who bowled each ball, and what is left of the number. */
export function withBowledBy(
  shared: SharedLine,
  line: Line,
  number: bigint,
): { readonly shared: SharedLine; readonly left: bigint } {
  const mates = shared.mates.length;
  let [sofar, left] = [{ ...shared, bowledBy: [] } as SharedLine, number];
  for (const [place, { rolls }] of line.frames.entries()) {
    sofar = { ...sofar, bowledBy: [...sofar.bowledBy, []] };
    while (matesOfFrame(sofar, place + 1).length < rolls.length) {
      const digit = takeDigit(left, mates);
      left = digit.left;
      sofar = bowledNext(sofar, ((mateDue(sofar, place + 1) - 1 + digit.value) % mates) + 1);
    }
  }
  return { shared: sofar, left };
}

function bowledNext(shared: SharedLine, mate: MateNumber): SharedLine {
  const frames = shared.bowledBy;
  return { ...shared, bowledBy: frames.with(-1, [...(frames.at(-1) ?? []), mate]) };
}
